"""Starts a program and says on the last line of standard error how long it took, and the most memory that it held.

A process of its own, because a child counts the memory of whoever started it as its own peak; this one is small.
"""

import json
import os
import sys
import time

start = time.perf_counter()
child = os.posix_spawnp(sys.argv[1], sys.argv[1:], os.environ)
_, status, usage = os.wait4(child, 0)
taken = time.perf_counter() - start
sys.stderr.write("\n" + json.dumps({"seconds": taken, "most": usage.ru_maxrss}))
sys.exit(os.waitstatus_to_exitcode(status))
