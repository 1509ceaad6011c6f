"""Story mode: what heroes keep from one adventure to the next."""
