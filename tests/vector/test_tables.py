"""Tables: arguments, refusals, chance, copies and storage."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import moguls
from moguls import vector
from moguls.errors import IllegalMove, SavedError, UsageError
from moguls.kernel.engines.scaling import FORMS, Scaling
from moguls.vector.plan import VectorPlan
from moguls.vector.stepping import seed_of
from moguls.vector.thread_pool import ThreadPool

if TYPE_CHECKING:
    from moguls.vector.stepping import Tables

NAME = "mogul-2002"


def begun(**options: Any) -> Tables:
    made = vector.tables(NAME, 4, **{"n": 6, "seed": 5, **options})
    made.reset()
    advance(made, 10)
    return made


def advance(tables: Tables, steps: int, seed: int = 0) -> list[Any]:
    rng = np.random.default_rng(seed)
    return [tables.step(tables.sample(rng)) for _ in range(steps)]


def same(one: list[Any], other: list[Any]) -> bool:
    pairs = zip(one, other, strict=True)
    return all((a == b).all() for x, y in pairs for a, b in zip(x[:4], y[:4], strict=True)) and all(
        (x[4][name] == y[4][name]).all() for x, y in zip(one, other, strict=True) for name in x[4]
    )


def test_an_illegal_action_is_refused_with_its_rule_and_nothing_is_played() -> None:
    tables = vector.tables(NAME, 4, n=3)
    tables.reset()
    before = tables.arrays.states.tobytes()

    with pytest.raises(IllegalMove, match=r"^table 2: .*M02-L2") as refused:
        tables.step([3, 3, 4])
    assert refused.value.table == 2

    assert tables.arrays.states.tobytes() == before
    tables.step([3, 3, 3])
    assert tables.arrays.states.tobytes() != before


@pytest.mark.parametrize("actions", [[3, 3], [3, 3, 14], [3, -1, 3], [3.0, 3.0, 3.0], [[3, 3, 3]]])
def test_an_invalid_action_is_refused(actions: Any) -> None:
    tables = vector.tables(NAME, 4, n=3)
    with pytest.raises(UsageError, match="reset"):
        tables.step([3, 3, 3])
    tables.reset()

    with pytest.raises(UsageError):
        tables.step(actions)


@pytest.mark.parametrize(
    ("options", "names"),
    [
        ({"n": 0}, "at least one table"),
        ({"threads": 0}, "1 to 64"),
        ({"autoreset": "never"}, "NextStep, SameStep, Disabled"),
        ({"mask": "list"}, "bytes, bits, indices"),
        ({"view": 4}, "0 to 3"),
        ({"seat": 0}, "opponents="),
        ({"illegal": "penalty"}, "use 'error'"),
        ({"engine": "plain"}, "auto, native"),
        ({"opponents": "classic:100"}, "cannot be an opponent in native loops"),
        ({"opponents": ["random"]}, "one for each"),
        ({"opponents": "nobody"}, "no bot is called"),
        ({"reward": "gold"}, "zero_sum"),
    ],
)
def test_what_does_not_exist_is_refused(options: dict[str, Any], names: str) -> None:
    with pytest.raises(UsageError, match=names):
        vector.tables(NAME, 4, **options)


def test_a_game_that_is_over_waits_for_its_reset_where_nothing_begins_by_itself() -> None:
    tables, rng = begun(autoreset="Disabled"), np.random.default_rng(2)
    ended = np.zeros(6, bool)
    while not ended.any():
        ended = tables.step(tables.sample(rng))[2]

    with pytest.raises(UsageError, match="reset_mask"):
        tables.step(tables.sample(rng))
    for mask in (np.zeros(6, bool), np.ones(5, bool), np.ones(6, int)):
        with pytest.raises(UsageError, match="reset_mask"):
            tables.reset(options={"reset_mask": mask})


def test_draws_are_uniform_among_legal_actions_and_leave_the_games_alone() -> None:
    tables, rng = vector.tables("moguli", n=2000), np.random.default_rng(3)
    _, infos = tables.reset(seed=1)
    before = tables.arrays.states.tobytes()
    shares = [
        (tables.arrays.legal[i, :count].searchsorted(action) + 0.5) / count
        for i, (action, count) in enumerate(
            zip(tables.sample(rng), infos["num_legal"], strict=True)
        )
    ]

    assert tables.arrays.states.tobytes() == before
    assert np.mean(shares) == pytest.approx(0.5, abs=0.03)
    assert np.histogram(shares, 4, (0, 1))[0] == pytest.approx(np.full(4, 500), abs=90)


@pytest.mark.parametrize("name", ["take-stock", "mogul-2013"])
def test_the_same_actions_are_drawn_from_bits_as_from_lists(name: str) -> None:
    bits, lists = (vector.tables(name, n=40, mask=mask) for mask in ("bits", "indices"))
    for tables in (bits, lists):
        tables.reset()
    for step in range(60):
        before = bits.arrays.states.tobytes()
        actions = bits.sample(np.random.default_rng(step))
        assert (actions == lists.sample(np.random.default_rng(step))).all()
        assert bits.arrays.states.tobytes() == before
        for tables in (bits, lists):
            tables.step(actions)


@pytest.mark.parametrize("kind", [np.random.PCG64, np.random.MT19937, np.random.Philox])
def test_a_draw_takes_one_number_of_a_generator(kind: Any) -> None:
    ours, theirs = np.random.Generator(kind(5)), np.random.Generator(kind(5))
    for bound in (7, 1 << 40):
        assert seed_of(ours) == theirs.integers(1 << 62)
        assert ours.integers(bound) == theirs.integers(bound)


@pytest.mark.parametrize("name", ["take-stock", "mogul-2013", "mogul-2002", "moguli"])
def test_of_a_new_game_the_whole_row_is_written(name: str) -> None:
    made = vector.tables(name, n=30, autoreset="SameStep", mask="bits", copy=False)
    seen: Any = made.reset(seed=2)[0]
    rng, begun_anew = np.random.default_rng(0), 0
    while begun_anew < 3:
        seen.base[:] = 77
        seen, _, ended, _, _ = made.step(made.sample(rng))
        begun_anew += int(ended.sum())
        assert (seen[ended] == made.observe(made.arrays.states["turn"])[ended]).all()


def test_arrays_are_the_callers_own_unless_asked_otherwise() -> None:
    tables = begun()
    first = advance(tables, 1)[0]
    kept = copy.deepcopy(first)
    advance(tables, 5)
    assert same([first], [kept])

    lean = begun(copy=False)
    seen = advance(lean, 1)[0][0]
    with pytest.raises(ValueError, match="read-only"):
        seen[:] = 0
    assert advance(lean, 1)[0][0].base is seen.base


@pytest.mark.parametrize("mask", ["bytes", "bits", "indices"])
def test_buffers_of_the_caller_are_written_and_hold_the_same(mask: str) -> None:
    ours, theirs = begun(mask=mask), begun(mask=mask)
    memory = np.full((4, 6, 110), 99, np.int16)
    rows = [theirs.buffers(observations=memory[k]) for k in range(4)]
    rng = np.random.default_rng(4)
    for k in range(12):
        actions = ours.sample(rng)
        told = ours.step(actions)
        out = rows[k % 4] if k % 3 else None
        got = theirs.step(actions, out=out)
        assert same([told], [got])
        assert out is None or got[0].base is memory or got[0] is out.observations
        assert out is None or (memory[k % 4] == told[0]).all()
    with pytest.raises(UsageError, match="contiguous"):
        theirs.buffers(observations=np.zeros((6, 110), np.int32))
    with pytest.raises(UsageError, match="contiguous"):
        theirs.buffers(masks=np.zeros((6, 3), np.int16))
    with pytest.raises(UsageError, match="of these tables"):
        ours.step(ours.sample(rng), out=begun(n=2).buffers())
    copy.deepcopy(theirs).step(theirs.sample(rng), out=rows[0])


@pytest.mark.parametrize("options", [{}, {"opponents": "steady"}])
def test_copies_and_saves_go_on_alike(options: dict[str, Any]) -> None:
    tables = begun(**options)
    twins = [copy.deepcopy(tables), pickle.loads(pickle.dumps(tables))]  # noqa: S301  # our own
    other = begun(**{**options, "seed": 77})
    other.restore(tables.save())

    whole = advance(tables, 60)

    for each in (*twins, other):
        assert same(advance(each, 60), whole)


def test_one_table_is_saved_and_put_back_while_the_others_go_on() -> None:
    tables = begun()
    kept, data = tables.arrays.states[2].tobytes(), tables.save(2)
    advance(tables, 5)
    others = [tables.arrays.states[i].tobytes() for i in range(6) if i != 2]

    tables.restore(data, 2)

    assert tables.arrays.states[2].tobytes() == kept
    assert [tables.arrays.states[i].tobytes() for i in range(6) if i != 2] == others
    advance(tables, 5)


def test_what_is_not_of_these_tables_is_not_restored() -> None:
    tables = begun()
    game = moguls.game(NAME)
    for data in (b"x", game.new(4, 1).save(), begun(open_chips="on").save()):
        with pytest.raises(SavedError):
            tables.restore(data)
    with pytest.raises(SavedError):
        tables.restore(vector.tables("moguli", n=6).save())
    with pytest.raises(UsageError, match="1 tables"):
        tables.restore(tables.save(1))
    with pytest.raises(UsageError, match="0 to 5"):
        tables.save(6)


def test_any_seat_can_be_observed_at_any_time() -> None:
    tables = begun(opponents="random", observation="unit", autoreset="Disabled")
    for _ in range(200):
        tables.step(told := tables.sample(np.random.default_rng(0)))
        if not tables.arrays.live.all():
            break
    seats = np.array([0, 1, 2, 3, 0, 1])
    seen = tables.observe(seats)
    for i, seat in enumerate(seats):
        assert (tables.observe(int(seat))[i] == seen[i]).all()
    out = np.zeros(seen.shape, np.float32)
    assert tables.observe(seats, out) is out
    assert (out == seen).all()
    assert len(told) == 6
    with pytest.raises(UsageError):
        tables.observe(4)


@pytest.mark.parametrize("perfect_memory", [False, True])
@pytest.mark.parametrize("name", moguls.games())
def test_any_seat_is_observed_in_each_form_by_one_native_call(
    name: str, perfect_memory: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    options: dict[str, Any] = {"n": 5, "seed": 7, "perfect_memory": perfect_memory}
    by_form: dict[str, Any]
    by_form = {
        form: vector.tables(name, 2 if name == "moguli" else 3, observation=form, **options)
        for form in FORMS
    }
    for tables in by_form.values():
        tables.reset()
        advance(tables, 30)
    seats = np.array([1, 0, 1, 0, 1])
    raw = by_form["int16"].observe(seats)
    expected = {form: Scaling(moguls.game(name).rules, form).scaled(raw) for form in FORMS}
    monkeypatch.delattr(Scaling, "scale")
    for form, tables in by_form.items():
        seen = tables.observe(seats)
        assert (seen.dtype, seen.tobytes()) == (expected[form].dtype, expected[form].tobytes())
        wide = np.zeros((5, 2 * seen.shape[1]), seen.dtype)
        for out in (np.zeros_like(seen), np.zeros(seen.shape), wide[:, ::2]):
            assert tables.observe(seats, out) is out
            assert (out == seen).all()
        with pytest.raises(ValueError, match="broadcast"):
            tables.observe(seats, wide)


def test_a_seat_that_always_observes_is_the_one_that_was_asked_for() -> None:
    tables = begun(view=2)
    seen, *_, infos = advance(tables, 1)[0]
    assert (infos["seat"] == 2).all()
    assert (seen == tables.observe(2)).all()


def test_a_seed_deals_the_games_of_a_batch_and_the_next_reset_the_next_ones() -> None:
    tables = vector.tables(NAME, 4, n=4)
    batch = vector.batch(moguls.game(NAME), 4, 4, 9)
    tables.reset(seed=9)
    assert tables.arrays.states.tobytes() == batch.states.tobytes()
    tables.reset()
    assert tables.arrays.games.tolist() == [4, 5, 6, 7]
    tables.reset(seed=9)
    assert tables.arrays.states.tobytes() == batch.states.tobytes()


def test_masks_as_truth_values_are_those_that_were_told() -> None:
    tables = begun()
    infos = advance(tables, 1)[0][4]
    assert (tables.action_masks() == infos["action_mask"]).all()


def advance_by_one(tables: Tables) -> bytes:
    tables.step(tables.sample(np.random.default_rng(2)))
    return bytes(tables.arrays.states.tobytes())


@pytest.mark.parametrize(
    ("n", "opponents", "used"),
    [
        (4096, None, 1),
        (8192, None, 2),
        (32768, None, 4),
        (128, "steady", 1),
        (256, "steady", 2),
        (2, "hard", 2),
        (1, "hard", 1),
        (300, ["steady", "steady", "hard"], 4),
    ],
)
def test_a_thread_gets_as_many_tables_as_are_worth_waking_it(
    n: int, opponents: Any, used: int
) -> None:
    plan = VectorPlan.of(NAME, 4, {"n": n, "opponents": opponents, "threads": 4})
    runs = ThreadPool(plan.n, plan.threads, plan.fewest).runs

    assert len(runs) == used
    assert [*runs[0][:2], runs[-1][2]] == [0, 0, n]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
@pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")  # the case under test
@pytest.mark.usefixtures("every_thread")
def test_threads_are_started_again_in_a_forked_child() -> None:
    tables = begun(threads=2)
    receiver, sender = multiprocessing.Pipe(duplex=False)
    child = multiprocessing.get_context("fork").Process(
        target=lambda: sender.send(advance_by_one(tables))
    )
    child.start()
    is_done = receiver.poll(20)
    child.kill()
    assert is_done, "the child waits for threads that it does not have"
    assert receiver.recv() == advance_by_one(tables)
