"""The rules of the titles: pure functions from a state and an action to events, and from events to a state."""
