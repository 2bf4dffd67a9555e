"""Matches for people: rooms with seats, over HTTP and WebSocket, kept in a database."""
