/** Positions of chips in the bowl: five stacks, the middle ones first, a back row behind. */

const STACKS: readonly (readonly [x: number, y: number])[] = [
  [80, 82],
  [46, 79],
  [114, 79],
  [63, 73],
  [97, 73],
];
const HEIGHT = 6.5;

/** Give the centre of each of `count` chips, those farther back first. */
export function pile(count: number): { x: number; y: number }[] {
  const chips = Array.from({ length: count }, (_, i) => {
    const [x, y] = STACKS[i % STACKS.length]!;
    const level = Math.floor(i / STACKS.length);
    return { x: x + ((i * 7) % 5) - 2, y: y - level * HEIGHT, depth: y, level };
  });
  return chips.sort((a, b) => a.depth - b.depth || a.level - b.level);
}
