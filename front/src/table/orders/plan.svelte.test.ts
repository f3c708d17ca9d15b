/** Plans on a board: tried moves ask for positions, and nothing reaches the table. */
import { expect, test, vi } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import { ApiError } from "../../lib/net/api";
import { tableOf } from "../../testing/table.svelte";
import { VIEWS } from "../../testing/views";
import { Plan, PlanModel } from "./plan.svelte";

const call = vi.hoisted(() => vi.fn());
vi.mock("../../lib/net/api", async (original) => ({
  ...(await original<typeof import("../../lib/net/api")>()),
  call,
}));

const position = (turn: number, turns: number[], over = false): object => ({
  view: { ...VIEWS.moguli, turn },
  turns,
  over,
});

async function planned() {
  const { table, source } = await tableOf("moguli", { ...VIEWS.moguli, turn: 1 }, { you: 0 });
  await need("app", "table");
  await load("en");
  const kept: string[][] = [];
  const plan = new Plan(table, ({ line }) => kept.push([...line]));
  return { table, source, plan, kept, board: new PlanModel(plan) };
}

test("a move on the board asks for the position after it, and is kept", async () => {
  const { plan, kept, board, source } = await planned();
  call.mockResolvedValueOnce(position(1, []));
  await plan.show([]);
  expect([board.turn, board.mine, board.side]).toEqual([1, true, 0]);
  call.mockResolvedValueOnce(position(0, [1]));
  board.play("pawn a1-b2");
  await vi.waitFor(() => expect(kept).toEqual([["pawn a1-b2"]]));
  expect(call).toHaveBeenLastCalledWith("POST", "/tables/abc/standing/position?as=0", {
    moves: ["pawn a1-b2"],
  });
  expect(board.turn).toBe(0);
  expect(source.asked).toEqual([]);
});

test("nothing that a board can ask for reaches the table", async () => {
  const { board, source } = await planned();
  board.source.say({ phrase: "thanks" } as never, null);
  board.source.write("now", null);
  board.source.seen(7);
  expect(source.asked).toEqual([]);
});

test("a move that is not possible leaves the position, and says why", async () => {
  const { plan, kept } = await planned();
  call.mockResolvedValueOnce(position(1, []));
  await plan.show([]);
  call.mockRejectedValueOnce(new ApiError(409, "table/no_reply", "no"));
  await plan.play("nonsense");
  expect([plan.line, kept]).toEqual([[], []]);
  expect(plan.wrong).not.toBe("");
});

test("each position has choices of its own", async () => {
  const { plan } = await planned();
  call.mockResolvedValue(position(1, []));
  await plan.show([]);
  const before = plan.id;
  await plan.show([]);
  expect(plan.id).not.toBe(before);
});
