from trimoon.solver.backends import Attend

class Context:
    def __init__(self, worlds: bool = False) -> None: ...
    @property
    def nodes(self) -> int: ...
    def solve(self, first: int, second: int, /) -> int: ...
    def reaches(self, first: int, second: int, tricks: int, /) -> bool: ...
    def plays(self, first: int, second: int, /) -> list[tuple[int, int, int]]: ...
    def discards(self, first: int, second: int, /) -> list[int]: ...
    def points(
        self,
        first: int,
        second: int,
        needed: int,
        ahead: int,
        bid: int,
        defenders_gain: bool,
        /,
    ) -> tuple[tuple[int, int, int], list[tuple[int, int]]]: ...

def many(
    codes: object, answers: object, question: int, worlds: bool, threads: int, attend: Attend, /
) -> int | None: ...
def plain(codes: object, answers: object, /) -> None: ...
def search_worlds(
    codes: object,
    utility: object,
    declarer: int,
    next_: int,
    simulations: int,
    uct: float,
    seed: int,
    /,
) -> list[tuple[int, int, int, float]]: ...
def plan(
    codes: object,
    weights: object,
    utility: object,
    declarer: int,
    next_: int,
    own_view: bool,
    may_hold: tuple[int, int, int],
    sample: int,
    nodes: int,
    /,
) -> list[tuple[int, int, float]] | None: ...
def solve_utilities(
    codes: object, utility: object, declarer: int, next_: int, answers: object, /
) -> None: ...
