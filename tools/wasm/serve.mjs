/**
 * Lets another process play by a game's module: `node serve.mjs GAME.wasm GAME.json`.
 *
 * Each line of its input is a request in JSON, each line of its output the answer. A request may
 * ask for memory, for other facts, and for a call, with bytes put into memory before and read from
 * it afterwards.
 */
import { readFileSync, readSync, writeSync } from 'node:fs'
import { open } from './game.mjs'

const [IN, OUT] = [0, 1]
const game = await open(...process.argv.slice(2).map((path) => readFileSync(path)))

/** Yield the lines of the input, each as soon as it is there. */
function* lines() {
  const room = Buffer.alloc(1 << 16)
  let rest = ''
  for (let count; (count = readSync(IN, room)) > 0; ) {
    const found = (rest + room.latin1Slice(0, count)).split('\n')
    rest = found.pop()
    yield* found
  }
}

/** Do what a request says. */
function answer({ allocate, fill, clear = [], put = [], call, args, get = [] }) {
  for (const [address, hex] of put) game.bytes(address, hex.length / 2).set(Buffer.from(hex, 'hex'))
  if (fill) game.fill(fill.map(BigInt))
  if (allocate) return { address: game.allocate(allocate) }
  for (const [address, count] of clear) game.bytes(address, count).fill(0)
  const result = call && wordOf(game.call(game.symbols.get(call), ...args))
  const got = get.map(([address, count]) => Buffer.from(game.bytes(address, count)).toString('hex'))
  return { result, got, spent: process.cpuUsage().user }
}

/** A result as the text of a whole number: the bits of one with a fraction. */
function wordOf(result) {
  const isFraction = typeof result === 'number'
  return `${isFraction ? new BigInt64Array(new Float64Array([result]).buffer)[0] : result ?? 0n}`
}

for (const line of lines()) writeSync(OUT, `${JSON.stringify(answer(JSON.parse(line)))}\n`)
