"""The shapes of the JSON that the program prints. Others rely on them: `council schema NAME` prints their schemas."""
