"""The check that right requests are taken, but for limits on what one answer costs."""

import re

import schemathesis
from schemathesis.specs.openapi import checks

LIMITS = re.compile(
    r"one (answer|file) has at most \S+ frames|it has more frames than|would have \S+ pixels"
    r"|would be \S+ pixels long|a side of \S+ pixels|counts there and back"
    r"|shows a frame for at least")
"""Words of the faults that depend on products of parameters, or on two of them in a way that no
schema tells: frames and pixels of one answer, the shortest time of a frame, whole cycles of an
alternation."""


@schemathesis.check
def right_requests_are_taken(context, response, case):
    if response.status_code == 400:
        problem = response.json()
        faults = problem.get("errors", [])
        if faults and len(LIMITS.findall(problem["detail"])) >= len(faults):
            return None
    return checks.positive_data_acceptance(context, response, case)
