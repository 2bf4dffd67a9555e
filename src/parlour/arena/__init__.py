"""Matches in bulk, between bots."""
