/** Engraver's curves of the certificates, computed. */

/** What makes one company's rosette its own. */
export interface Engraving {
  /** Petals of the large rosette. */
  readonly petals: number;
  /** Depth of a petal as a part of the radius, 0..1. */
  readonly depth: number;
  /** How many turned copies of the curve are laid over each other. */
  readonly copies: number;
}

const POINTS = 240;

const round = (value: number): string => value.toFixed(1);

/** Give a path through `points` places on a closed curve of one turn. */
function closed(place: (turn: number) => readonly [number, number], points = POINTS): string {
  const steps = Array.from({ length: points }, (_, i) => place((i / points) * 2 * Math.PI));
  return `M${steps.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/** Draw a rosette round (x, y): a petalled circle, repeated and turned a little each time. */
export function rosette(x: number, y: number, radius: number, engraving: Engraving): string {
  const { petals, depth, copies } = engraving;
  const turn = (2 * Math.PI) / petals / copies;
  return Array.from({ length: copies }, (_, copy) =>
    closed((angle) => {
      const wave = 1 - depth * (0.5 - 0.5 * Math.cos(petals * (angle + copy * turn)));
      const reach = radius * wave;
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    }),
  ).join("");
}

/** Weave `strands` sine waves from x0 to x1 about the height y. */
export function braid(
  x0: number,
  x1: number,
  y: number,
  swing: number,
  waves: number,
  strands = 3,
): string {
  const steps = waves * 12;
  return Array.from({ length: strands }, (_, strand) => {
    const phase = (strand / strands) * 2 * Math.PI;
    const places = Array.from({ length: steps + 1 }, (_, i) => {
      const part = i / steps;
      const height = y + swing * Math.sin(part * waves * 2 * Math.PI + phase);
      return `${round(x0 + (x1 - x0) * part)} ${round(height)}`;
    });
    return `M${places.join("L")}`;
  }).join("");
}

/** Draw fine rays from (x, y), like the background of a banknote. */
export function rays(x: number, y: number, inner: number, outer: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(x + inner * c)} ${round(y + inner * s)}L${round(x + outer * c)} ${round(y + outer * s)}`;
  }).join("");
}
