"""Games as WebAssembly give exactly the answers of the jit engines in Node."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import closing
from decimal import Decimal
from pathlib import Path
from typing import Any, Final

import pytest

import moguls
from moguls.bots.registry import MODULES
from tests.native import answers, small
from tests.native.test_libraries import vectors
from tools import front
from tools.native import make, target
from tools.wasm.engine import Far, Module, Wasm
from tools.wasm.node import SERVE, Node

WASM: Final = target.TARGETS["wasm32"]
NUMBERS: Final = (1, 2, 3, 48, 4095, 9170, 50_000)  # `Math.log` of Node errs at 3 and 48


def test_logarithms_are_the_nearest_numbers() -> None:
    script = f"import {{ log }} from './log.mjs'; console.log(...{[*NUMBERS]}.map(log))"
    command: list[str | Path] = [front.node(), "--input-type=module", "-e", script]
    said = subprocess.run(command, cwd=SERVE.parent, capture_output=True, text=True, check=True)

    assert [*map(float, said.stdout.split())] == [float(Decimal(n).ln()) for n in NUMBERS]


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Node, Any]]:
    module, table = small.make_for(WASM, tmp_path_factory.mktemp("small"))
    with closing(Node(module, table)) as started:
        yield started, Module(module, table, started).entries(small.KEY)


@pytest.mark.slow
def test_numbers_go_in_and_out_as_they_are(node: tuple[Node, Any]) -> None:
    _, calls = node

    assert calls["twice"](-21) == -42
    assert calls["half"](-0.5) == -0.25
    assert (calls["odd"](7), calls["odd"](8)) == (True, False)
    assert calls["both"](4) == (5, 2**64 - 1)


@pytest.mark.slow
def test_arrays_are_passed_with_their_length_and_tuples_whole(node: tuple[Node, Any]) -> None:
    numbers, fractions = Far(node[0], "i64", 3), Far(node[0], "f64", 2)
    numbers[2] = -17

    assert node[1]["last"](numbers) == -17
    assert node[1]["third"]((numbers, fractions, 4)) == 4
    assert numbers[1:].tolist() == [0, -17]


@pytest.mark.slow
def test_rows_of_numbers_cost_one_request_and_are_never_stale(
    node: tuple[Node, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    ask = Node._ask  # noqa: SLF001  # what goes to Node

    def counted(self: Node, **request: Any) -> dict[str, Any]:
        asked.append(request)
        return ask(self, **request)

    numbers = Far(node[0], "i64", 3)
    monkeypatch.setattr(Node, "_ask", counted)
    for k in range(3):
        numbers[k] = k + 5
    assert node[1]["last"](numbers) == 7
    assert [numbers[k] for k in range(3)] == [5, 6, 7]
    assert len(asked) == 2
    numbers[1] = 9
    assert [numbers[k] for k in range(3)] == [5, 9, 7]
    assert len(asked) == 3


@pytest.mark.slow
def test_what_is_written_late_does_not_reach_memory_that_is_used_again(
    node: tuple[Node, Any],
) -> None:
    first = Far(node[0], "i64", 2)
    first[1] = 8
    del first

    assert Far(node[0], "i64", 2)[:].tolist() == [0, 0]


@pytest.mark.slow
def test_memory_that_is_used_again_is_zeroed(node: tuple[Node, Any]) -> None:
    Far(node[0], "i64", 1 << 20)[5] = 1  # more than the module begins with

    assert Far(node[0], "i64", 1 << 20)[5] == 0


@pytest.mark.slow
def test_a_module_with_the_table_of_another_is_refused(tmp_path: Path) -> None:
    module, table = small.make_for(WASM, tmp_path)
    table.write_bytes(table.read_bytes() + b" ")

    with pytest.raises(RuntimeError, match="were not built together"):
        Node(module, table)


@pytest.mark.slow
def test_a_module_of_another_format_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="the table is of format 0"):
        Node(*small.make_for(WASM, tmp_path, format=0))


@pytest.mark.slow
@pytest.mark.parametrize("name", MODULES)
def test_a_module_answers_as_the_jit_engine_did(name: str) -> None:
    game = moguls.game(name)
    paths = make.make(game, WASM, make.place())
    with closing(Node(*paths)) as node:
        found = answers.answers(game, Wasm(game.rules, 0, Module(*paths, node)), answers.FEW)

    said = answers.first(vectors()[name], answers.FEW)
    assert json.loads(json.dumps(found)) == said, answers.ADVICE
