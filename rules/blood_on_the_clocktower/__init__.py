"""Blood on the Clocktower: the Storyteller's book of a group's games."""
