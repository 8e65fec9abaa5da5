"""What can be said of a deal from what a seat sees, as data: so far, whether it may claim.

Knows reasons, never sentences; every function starts from a seat's view.
"""

from trimoon.analysis.claims import can_claim, claim_lead

__all__ = ["can_claim", "claim_lead"]
