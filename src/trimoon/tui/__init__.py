"""The terminal. The plain form, line by line, is here: for scripts, pipes and screen readers."""

from trimoon.tui.plain import Conversation, Ending

__all__ = ["Conversation", "Ending"]
