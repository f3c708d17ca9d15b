"""Checks of a record: after which step they may stand, and that the last one is compared."""

import pytest

from moguls.core.play.replay import replay
from moguls.errors import RecordError
from tests.core.test_records import GAME, recorded, refused


@pytest.mark.parametrize("compared", [False, True])
def test_a_check_is_after_the_last_step_at_the_latest(compared: bool) -> None:
    record = recorded(plies=20)
    assert (len(record["steps"]), record["checks"][1]["after"]) == (20, 20)
    record["checks"][1]["state"]["bank"] = -1

    found = replay(GAME, record, check=compared).differences
    assert [(each.after, each.key) for each in found] == [(20, "bank")] * compared
    record["checks"][1]["after"] = 21
    with pytest.raises(RecordError, match="a check is after step 21, but there are 20 steps"):
        replay(GAME, record, check=compared)


def test_of_several_checks_too_late_the_first_is_named() -> None:
    record = recorded(plies=3)
    record["checks"] = [{"after": after, "state": {}} for after in (9, 3, 4)]

    assert "a check is after step 4, but there are 3 steps" in str(refused(record))
