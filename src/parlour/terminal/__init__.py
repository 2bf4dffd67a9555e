"""What people see and type in a terminal."""
