"""A cartogram by flow: points move as if what is too dense flowed apart, until the plane is even (Gastner and Newman).

The plane is cut into square cells; positions are in cells, the middle of the first one is 0.
"""

import numpy as np
from numpy.typing import NDArray

Field = NDArray[np.float64]
STEPS = 48


def spread(density: Field, points: Field) -> Field:
    """Where points go when the density evens out; nothing leaves the frame."""
    rows, columns = density.shape
    mean = float(density.mean())
    flow = _flow(density - mean)

    def speed(at: Field, time: float) -> Field:
        now = (1 - time) * _between(density, at) + time * mean
        found = np.column_stack([_between(part, at) / now for part in flow])
        for axis, length in ((0, columns), (1, rows)):
            at_edge = (at[:, axis] <= -0.5) | (at[:, axis] >= length - 0.5)
            found[at_edge, axis] = 0
        return found

    at = points
    for step in range(STEPS):
        middle = at + speed(at, step / STEPS) / (2 * STEPS)
        at = at + speed(middle, (step + 0.5) / STEPS) / STEPS
        at = np.clip(at, -0.5, (columns - 0.5, rows - 0.5))
    return at


def blur(field: Field, radius: float) -> Field:
    """A Gaussian blur with mirrored edges."""
    doubled = _mirrored(field)
    kx, ky = _frequencies(doubled)
    kernel = np.exp(-2 * (np.pi * radius) ** 2 * (kx**2 + ky**2))
    return _cut(np.fft.irfft2(np.fft.rfft2(doubled) * kernel, s=doubled.shape), field)


def _flow(surplus: Field) -> tuple[Field, Field]:
    """The gradient of the potential that the surplus makes, with mirrored edges."""
    doubled = _mirrored(surplus)
    kx, ky = (2 * np.pi * part for part in _frequencies(doubled))
    square = kx**2 + ky**2
    square[0, 0] = 1
    potential = -np.fft.rfft2(doubled) / square
    potential[0, 0] = 0
    east, south = (np.fft.irfft2(1j * k * potential, s=doubled.shape) for k in (kx, ky))
    return _cut(east, surplus), _cut(south, surplus)


def _between(field: Field, at: Field) -> Field:
    """The field at points between the middles of cells."""
    rows, columns = field.shape
    x, y = np.clip(at[:, 0], 0, columns - 1.001), np.clip(at[:, 1], 0, rows - 1.001)
    left, top = x.astype(int), y.astype(int)
    x, y = x - left, y - top
    above = field[top, left] * (1 - x) + field[top, left + 1] * x
    below = field[top + 1, left] * (1 - x) + field[top + 1, left + 1] * x
    return above * (1 - y) + below * y


def _mirrored(field: Field) -> Field:
    return np.block([[field, field[:, ::-1]], [field[::-1], field[::-1, ::-1]]])


def _cut(doubled: Field, like: Field) -> Field:
    return doubled[: like.shape[0], : like.shape[1]]


def _frequencies(doubled: Field) -> tuple[Field, Field]:
    rows, columns = doubled.shape
    return np.fft.rfftfreq(columns)[None, :], np.fft.fftfreq(rows)[:, None]
