"""What all tests share: Hypothesis looks for the same examples on every machine, and never minds the time."""

from hypothesis import settings

settings.register_profile("council", deadline=None, derandomize=True)
settings.load_profile("council")
