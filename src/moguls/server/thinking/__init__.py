"""Bot moves, hints and reviews: jobs of one scheduler, answered by worker processes.

The rest of the server uses `interface`. `job` defines a job, `queue` and `fair_queue` the order of
jobs, `worker` a process, `answering` the code that runs in it; `scheduler` connects them.
"""
