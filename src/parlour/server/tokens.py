"""Secrets: seat tokens, and the seed that is promised before the match and shown after it."""

import hashlib
import hmac
import secrets

TOKEN_BYTES = 32
SEED_BYTES = 16
ROOM_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is mistaken for another
ROOM_LENGTH = 12


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def proves(token: str, stored: str | None) -> bool:
    """Whether this is the token whose hash was stored, in a time that tells nothing."""
    return hmac.compare_digest(hashed(token), stored or "")


def new_room_id() -> str:
    return "".join(secrets.choice(ROOM_LETTERS) for _ in range(ROOM_LENGTH))


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: int | str, nonce: str) -> str:
    """What is published before the match: anybody can compute it once seed and nonce are shown."""
    return hashlib.sha256(f"{seed}:{nonce}".encode()).hexdigest()
