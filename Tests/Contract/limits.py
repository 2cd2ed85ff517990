"""The check that right requests are taken, but for limits on what one answer costs."""

import schemathesis
from schemathesis.specs.openapi import checks

LIMITS = ["pixels", "frames", "there and back", "shows a frame for at least"]
"""Words of the faults that depend on products of parameters, or on two of them in a way that no
schema tells: frames and pixels of one answer, the shortest time of a frame, whole cycles of an
alternation."""


@schemathesis.check
def right_requests_are_taken(context, response, case):
    if response.status_code == 400:
        errors = response.json().get("errors", []) if b'"errors"' in response.content else []
        words = response.json().get("detail", "") if errors else ""
        if errors and any(limit in words for limit in LIMITS):
            return None
    return checks.positive_data_acceptance(context, response, case)
