/** Trees of planned replies: moves as nodes; where one's own move is due, a branch has one. */
import type { PlannedReply } from "../../lib/net/types.gen";

export type Tree = readonly PlannedReply[];
export type MoveLine = readonly string[];

/** Moves in a row of one seat. */
export interface Segment {
  readonly seat: number;
  readonly moves: readonly string[];
}

const then = (node: PlannedReply | undefined): Tree => node?.then ?? [];

/** The tree with a line of moves; an own move replaces the one that was planned there. */
export function withLine(tree: Tree, line: MoveLine, isOwn: (at: number) => boolean): Tree {
  const add = (nodes: Tree, at: number): PlannedReply[] => {
    const move = line[at];
    if (move === undefined) return [...nodes];
    const old = nodes.find((node) => node.move === move);
    const grown = { move, then: add(then(old), at + 1) };
    if (old) return nodes.map((node) => (node === old ? grown : node));
    return isOwn(at) ? [grown] : [...nodes, grown];
  };
  return add(tree, 0);
}

/** The tree without a line: up to the last move that other lines have as well. */
export function withoutLine(tree: Tree, line: MoveLine): Tree {
  const [move, ...rest] = line;
  return tree.flatMap((node) => {
    if (node.move !== move) return [node];
    const left = rest.length ? withoutLine(then(node), rest) : [];
    return left.length ? [{ move: node.move, then: [...left] }] : [];
  });
}

/** All lines of a tree, from its root to its last moves. */
export const linesOf = (tree: Tree): MoveLine[] =>
  tree.flatMap((node) => {
    const after = linesOf(then(node));
    return after.length ? after.map((line) => [node.move, ...line]) : [[node.move]];
  });

/** The number of moves in a tree. */
export const sizeOf = (tree: Tree): number =>
  tree.reduce((sum, node) => sum + 1 + sizeOf(then(node)), 0);

/** A line cut where the turn changes. */
export function segments(line: MoveLine, turns: readonly number[]): Segment[] {
  const parts: { seat: number; moves: string[] }[] = [];
  for (const [at, move] of line.entries()) {
    const seat = turns[at] ?? -1;
    const last = parts.at(-1);
    if (last?.seat === seat) last.moves.push(move);
    else parts.push({ seat, moves: [move] });
  }
  return parts;
}
