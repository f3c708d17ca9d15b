"""Standing orders that hold until cancelled: decisions, answers, and what their owner sees."""
