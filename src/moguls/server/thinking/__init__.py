"""All thinking of a server: bots' moves, hints and reviews are jobs of one scheduler.

`interface` is what the rest of the server knows of it. `job` says what a job is, `queue` in which
order jobs are taken, `worker` is a process that answers, `answering` runs in it, `scheduler` brings
them together.
"""
