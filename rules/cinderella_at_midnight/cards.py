"""What a side of a card shows: paths that meet in a middle, each arm with where it ends and what lies on it."""

from rules.cinderella_at_midnight.names import ABILITIES, LOCKS, OPPOSITE, Direction, End, Part, Thing
from rules.core.values import Frozen


class Arm(Frozen):
    """One arm of a path, from the middle to an edge or a secret passage, and what lies on it."""

    end: End
    things: tuple[Thing, ...] = ()

    @property
    def locks(self) -> tuple[Thing, ...]:
        """Its locks."""
        return locks_among(self.things)


class Path(Frozen):
    """Arms that meet. What lies in the middle, or is the whole path's, stands in `things`."""

    things: tuple[Thing, ...] = ()
    arms: tuple[Arm, ...] = ()

    @property
    def locks(self) -> tuple[Thing, ...]:
        """The locks in its middle."""
        return locks_among(self.things)

    def arm(self, end: End | None) -> Arm | None:
        """The arm with that end."""
        return next((arm for arm in self.arms if arm.end is end), None)

    def shows(self, thing: Thing) -> bool:
        """Whether it lies anywhere on the path."""
        return thing in self.things or any(thing in arm.things for arm in self.arms)


Side = tuple[Path, ...]


class CardFace(Frozen):
    """Both sides of a card, as far as they were described."""

    garden: Side | None = None
    palace: Side | None = None

    def side(self, part: Part) -> Side | None:
        """The side that shows in a part of the game."""
        return self.garden if part is Part.GARDEN else self.palace

    @property
    def has_ability(self) -> bool:
        """Whether one of its sides shows an ability."""
        return any(shows_ability(side) for side in (self.garden, self.palace))


def locks_among(things: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """The locks among things."""
    return tuple(thing for thing in things if thing in LOCKS)


def shows(side: Side | None, *things: Thing) -> bool:
    """Whether a side shows one of these anywhere."""
    return any(path.shows(thing) for path in side or () for thing in things)


def shows_ability(side: Side | None) -> bool:
    """Whether a side shows an ability."""
    return shows(side, *ABILITIES)


def turned_end(end: End, turned: bool) -> End:
    """An arm's end as it lies on the table, or back: turning by 180 degrees is its own reverse."""
    direction = end.direction
    return end if direction is None or not turned else End(OPPOSITE[direction].value)


def end_towards(direction: Direction, turned: bool) -> End:
    """The end of a card that lies in a direction."""
    return turned_end(End(direction.value), turned)


def turned_side(side: Side, turned: bool) -> Side:
    """A side as it lies on the table."""
    return tuple(
        Path(
            things=path.things,
            arms=tuple(Arm(end=turned_end(arm.end, turned), things=arm.things) for arm in path.arms),
        )
        for path in side
    )
