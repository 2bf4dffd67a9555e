"""The addresses of the API, a chapter a module."""
