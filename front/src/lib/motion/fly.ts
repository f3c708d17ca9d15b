/** Flights of chips, shares and cards over the page. Decoration only; nothing waits for a flight. */
import { drawn } from "./frames";
import { motionless } from "../storage/settings.svelte";

export interface Flight {
  /** How many pieces, one after another. */
  count?: number;
  /** How long the first waits, in ms. */
  wait?: number;
}

/** A copy of a piece that is about to fly. */
interface Copy extends Required<Pick<Flight, "wait">> {
  readonly copy: HTMLElement;
  readonly from: Element;
  readonly to: Element;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether flights are shown: not in a hidden tab, where they would pile up, nor with reduced motion. */
export const flying = (): boolean => !document.hidden && !motionless();
/** Whether things appear at their destination without moving. */
export const calm = (): boolean => !flying();

/** How long a piece flies, in ms: it lands with what moves for `--slow` on the page. */
const LASTS = 600;
/** Between two pieces, in ms. */
const GAP = 70;
/** How high a path bends, as a part of its length. */
const ARC = 0.18;

let ready: Copy[] = [];

/** Let copies of `piece` fly from the middle of one element to the middle of another. */
export function fly(
  piece: Element,
  from: Element | null | undefined,
  to: Element | null | undefined,
  { count = 1, wait = 0 }: Flight = {},
): void {
  if (!from || !to || !flying()) return;
  if (!ready.length) void drawn().then(takeOff);
  for (let i = 0; i < count; i++) {
    const copy = piece.cloneNode(true) as HTMLElement;
    copy.classList.add("in-flight");
    ready.push({ copy, from, to, wait: wait + i * GAP });
  }
}

/** All pieces that start at one moment share the beginning and end of their animation, since each end costs the page some frames. */
function takeOff(): void {
  const copies = ready;
  ready = [];
  const duration = Math.max(...copies.map(({ wait }) => wait)) + LASTS;
  const paths = copies.map((each) => path(each, duration));
  clear();
  sky().append(...copies.map(({ copy }) => copy));
  const flights = copies.map(({ copy }, i) => copy.animate(paths[i]!, { duration, fill: "both" }));
  for (const each of flights) each.startTime = document.timeline.currentTime;
  const over = flights.map(({ finished }) => finished.catch(() => undefined));
  void Promise.all(over).then(() => land(copies));
}

const middle = (from: Element): Point => {
  const { left, top, width, height } = from.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The two handles of the curve by which a piece gathers and loses speed, as in CSS. */
const EASE: readonly [Point, Point] = [
  { x: 0.4, y: 0.1 },
  { x: 0.3, y: 1 },
];
const SAMPLES = 8;

/** The keyframes of a piece within the shared `duration`: invisible before its start and after its landing. */
function path({ from, to, wait }: Copy, duration: number): Keyframe[] {
  const [start, end] = [middle(from), middle(to)];
  const flight = Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const [time, way] = [bezier("x", i / SAMPLES), bezier("y", i / SAMPLES)];
    return { offset: (wait + time * LASTS) / duration, ...picture(start, end, way) };
  });
  const [first, last] = [flight[0]!, flight.at(-1)!];
  return [{ ...first, offset: 0, opacity: 0 }, ...flight, { ...last, offset: 1 }];
}

const bezier = (axis: "x" | "y", at: number): number =>
  3 * EASE[0][axis] * at * (1 - at) ** 2 + 3 * EASE[1][axis] * at ** 2 * (1 - at) + at ** 3;

/** A piece after part `way` of its path. */
function picture(start: Point, end: Point, way: number): Keyframe {
  const lift = 4 * way * (1 - way);
  const bend = -ARC * Math.hypot(end.x - start.x, end.y - start.y) * lift;
  const x = start.x + (end.x - start.x) * way;
  const y = start.y + (end.y - start.y) * way + bend;
  return {
    transform: `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${0.9 + 0.22 * lift})`,
    opacity: Math.min(1, 0.4 + 6 * way, 20 * (1 - way)),
  };
}

/** The layer of all flights: over the page, outside its layout. */
function sky(): HTMLElement {
  const known = document.querySelector<HTMLElement>(".sky");
  if (known) return known;
  const made = document.createElement("div");
  made.className = "sky";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

/** Landed copies, invisible; removed with the next flight or after a while, since each removal causes a layout. */
const landed = new Set<Element>();
const REST = 5000;
let rest = 0;

function clear(): void {
  for (const each of landed) each.remove();
  landed.clear();
}

function land(copies: readonly Copy[]): void {
  for (const { copy } of copies) landed.add(copy);
  clearTimeout(rest);
  rest = window.setTimeout(clear, REST);
}
