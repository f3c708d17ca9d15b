/**
 * Native code of a game as a WebAssembly module, for browsers and Node; docs/native.md has the
 * convention. All words have 64 bits, addresses too.
 */
import { log } from './log.mjs'

const FORMAT = 2
const PAGE = 65536
const WORD = 8
const FINGERPRINT = 'moguls_fingerprint'

/**
 * Load a game's module, if it belongs to its table.
 *
 * @param {Uint8Array} code the module
 * @param {Uint8Array} table the table of its entries, as it was made
 */
export async function open(code, table) {
  const told = JSON.parse(new TextDecoder().decode(table))
  if (told.format !== FORMAT) {
    throw new Error(`the table is of format ${told.format}, and this program reads ${FORMAT}`)
  }
  const { instance } = await WebAssembly.instantiate(code, { env: { log } })
  const game = new Game(instance.exports, told)
  const place = instance.exports[FINGERPRINT]
  const [said] = place ? game.words(place.value, 1) : []
  if (said !== (await fingerprint(table))) {
    throw new Error('the module and the table were not built together: build both again')
  }
  return game
}

/** The number by which a module knows its table. */
async function fingerprint(table) {
  const hash = await crypto.subtle.digest('SHA-256', table)
  return new DataView(hash).getBigInt64(0, true)
}

class Game {
  #exports
  #end

  constructor(exports, table) {
    this.#exports = exports
    this.#end = exports.__heap_base.value
    this.table = table
    this.symbols = new Map(
      table.builds.flatMap(({ entries }) => Object.values(entries)).map((it) => [it.symbol, it]),
    )
  }

  /** The entries of the loops bound from these modules, by name, for `call`. */
  entries(...modules) {
    const build = this.table.builds.find((it) => `${it.modules}` === `${modules}`)
    if (!build) throw new Error(`the module has no loops of ${modules}`)
    return build.entries
  }

  /**
   * Call an entry with numbers and addresses; where it has several results, their words come last.
   *
   * @returns {number | bigint | undefined} a number with a fraction, or one of 64 bits
   */
  call(entry, ...given) {
    const whole = (it, k) => (entry.takes[k] === 'f64' ? Number(it) : BigInt.asIntN(64, BigInt(it)))
    return this.#exports[entry.symbol](...given.map(whole))
  }

  /** Put other numbers in the place of what a data file may change, in the order of the table. */
  fill(numbers) {
    this.words(Number(this.#exports.moguls_facts()), numbers.length).set(numbers)
  }

  /** The address of so many bytes, zeroed, for as long as the game is there. */
  allocate(bytes) {
    const address = this.#end
    this.#end = Math.ceil((address + bytes) / WORD) * WORD
    const missing = this.#end - this.#exports.memory.buffer.byteLength
    if (missing > 0) this.#exports.memory.grow(Math.ceil(missing / PAGE))
    return address
  }

  /** Bytes in memory as they are now; what is allocated later may leave this view empty. */
  bytes(address, count) {
    return new Uint8Array(this.#exports.memory.buffer, address, count)
  }

  /** Words of 64 bits, likewise. */
  words(address, count) {
    return new BigInt64Array(this.#exports.memory.buffer, address, count)
  }
}
