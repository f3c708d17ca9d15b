/** Sounds made by the browser's synthesiser, without files. */

import type { Sound } from "../../table/model/types";
import { settings } from "../storage/settings.svelte";

/** A tone: frequency at its begin and end in Hz, seconds after now and long, how loud. */
type Tone = readonly [
  from: number,
  to: number,
  at: number,
  long: number,
  loud: number,
  shape?: OscillatorType,
];
/** A noise through a filter: its middle in Hz, seconds after now and long, how loud. */
type Noise = readonly [middle: number, at: number, long: number, loud: number];

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  chip: [
    [2600, 2200, 0, 0.06, 0.22],
    [3900, 3500, 0.03, 0.05, 0.1],
  ],
  card: [],
  tile: [
    [190, 120, 0, 0.14, 0.5],
    [420, 300, 0, 0.05, 0.2],
  ],
  pawn: [
    [520, 380, 0, 0.09, 0.35],
    [260, 200, 0.05, 0.1, 0.2],
  ],
  stamp: [
    [140, 60, 0, 0.16, 0.7],
    [900, 500, 0, 0.03, 0.2],
  ],
  bell: [
    [880, 880, 0, 1.3, 0.3],
    [1760, 1760, 0, 0.8, 0.12],
    [2637, 2637, 0, 0.4, 0.05],
  ],
  crash: [
    [160, 32, 0, 1.4, 0.9, "sawtooth"],
    [70, 28, 0.05, 1.8, 0.9],
    [1400, 90, 0, 1.1, 0.25, "triangle"],
  ],
};
const NOISES: Readonly<Partial<Record<Sound, readonly Noise[]>>> = {
  card: [[3200, 0, 0.11, 0.5]],
  stamp: [[700, 0, 0.05, 0.4]],
  tile: [[900, 0, 0.06, 0.4]],
  crash: [
    [5200, 0, 0.35, 0.9],
    [600, 0.1, 1.6, 1],
  ],
};
const QUIET = 0.0001;
const GAP = 0.05;
const LATE_MS = 500;

let air: AudioContext | undefined;
let last = 0;

/**
 * Resume the output, and return whether it runs: it is suspended until the first press on a page,
 * and iOS interrupts it for calls and other apps.
 */
export async function wake(): Promise<boolean> {
  air ??= new AudioContext();
  if (air.state !== "running") await air.resume().catch(() => undefined);
  return air.state === "running";
}

/** Play a sound; simultaneous ones are played one after the other, those that are late not at all. */
export async function play(sound: Sound): Promise<void> {
  const asked = performance.now();
  if (!(await wake()) || !air || performance.now() - asked > LATE_MS) return;
  const now = Math.max(air.currentTime, last + GAP);
  if (now - air.currentTime > 0.5) return; // too many sounds at once are noise
  last = now;
  for (const tone of TONES[sound]) ring(air, now, tone);
  for (const noise of NOISES[sound] ?? []) hiss(air, now, noise);
}

function loudness(air: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = air.createGain();
  gain.gain.setValueAtTime(QUIET, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(QUIET, loud * settings.volume * 0.5), at + 0.005);
  gain.gain.exponentialRampToValueAtTime(QUIET, at + long);
  gain.connect(air.destination);
  return gain;
}

function ring(
  air: AudioContext,
  now: number,
  [from, to, after, long, loud, shape = "sine"]: Tone,
): void {
  const voice = air.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, now + after);
  voice.frequency.exponentialRampToValueAtTime(to, now + after + long);
  voice.connect(loudness(air, now + after, long, loud));
  voice.start(now + after);
  voice.stop(now + after + long);
}

function hiss(air: AudioContext, now: number, [middle, after, long, loud]: Noise): void {
  const grains = air.createBuffer(1, Math.ceil(air.sampleRate * long), air.sampleRate);
  const wave = grains.getChannelData(0);
  for (let at = 0; at < wave.length; at++) wave[at] = Math.random() * 2 - 1;
  const voice = new AudioBufferSourceNode(air, { buffer: grains });
  const filter = new BiquadFilterNode(air, { type: "bandpass", frequency: middle, Q: 0.8 });
  voice.connect(filter).connect(loudness(air, now + after, long, loud));
  voice.start(now + after);
}
