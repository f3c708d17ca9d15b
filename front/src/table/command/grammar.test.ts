/** Typed moves: the cases of the command `moguls play`. */

import { expect, test } from "vitest";
import { matching } from "./grammar";
import typed from "../../../../tests/cli/typed_moves.json";

const MOVES: Readonly<Record<string, readonly string[]>> = typed.moves;

test.each(typed.cases as [string, string, string[]][])(
  "among the moves of %s, %j fits %j",
  (moves, line, fits) => {
    expect(matching(line, MOVES[moves] ?? [])).toEqual(fits);
  },
);
