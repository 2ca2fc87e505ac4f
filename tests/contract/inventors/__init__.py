"""What a table of each title might type where the answer is free.

A module for each title: `invent(step, state, random)` gives an answer that may be refused now and then. `MARKED` are
the secret arguments that take any text, as pairs of action and argument; `REVEALED` the events that tell a secret to
everyone; `DEAD_ENDS` clauses at which nothing but undo or a ruling helps; `WORDS` bits of the title's language for the
test that types nonsense.
"""
