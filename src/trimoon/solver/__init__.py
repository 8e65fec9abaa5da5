"""Exact results with all tiles face up: what a deal is worth when nothing is hidden.

Knows every point of the play under every house rule: the declarer against two defenders who play
as one (`solve`, `reaches`, `solve_plays`, `solve_exchange`, `main_line`), each seat for its own
points (`solve_points`), and batches (`solve_many`). A kernel in C++ does the work, or its twin in
Python where there is no kernel: `backend` says which. Knows no belief: nothing here is uncertain.
"""

from trimoon.solver.answers import (
    Context,
    PointsSolution,
    main_line,
    reaches,
    solve,
    solve_exchange,
    solve_plays,
    solve_points,
)
from trimoon.solver.backends import backend
from trimoon.solver.batches import Stopped, codes_for, solve_many
from trimoon.solver.plans import Policy, plan
from trimoon.solver.positions import Position, PositionError, position_of
from trimoon.solver.problems import PositionFault
from trimoon.solver.sampling import Tried, search_worlds
from trimoon.solver.utilities import payoffs, solve_utilities

__all__ = [
    "Context",
    "PointsSolution",
    "Policy",
    "Position",
    "PositionError",
    "PositionFault",
    "Stopped",
    "Tried",
    "backend",
    "codes_for",
    "main_line",
    "payoffs",
    "plan",
    "position_of",
    "reaches",
    "search_worlds",
    "solve",
    "solve_exchange",
    "solve_many",
    "solve_plays",
    "solve_points",
    "solve_utilities",
]
