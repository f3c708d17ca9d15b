/** Natural logarithms rounded to the nearest number, so that they are the same everywhere. */

// `Math.log` may err in the last bit, by browser; bots that ask for it would decide otherwise.
const BITS = 128n
const ONE = 1n << BITS
const MANTISSA = 52n
const known = new Map()

/** The logarithm of a number above 0. */
export function log(x) {
  let found = known.get(x)
  if (found === undefined) known.set(x, (found = logarithm(x)))
  return found
}

function logarithm(x) {
  let twos = 0n
  for (; x >= 2; x /= 2) twos++
  for (; x < 1; x *= 2) twos--
  const part = BigInt(x * 2 ** Number(MANTISSA)) << (BITS - MANTISSA)
  return Number(small(part) + twos * small(2n * ONE)) / 2 ** Number(BITS)
}

/** The logarithm of 1 to 2, all with 128 bits behind the point: 2 atanh((x - 1) / (x + 1)). */
function small(x) {
  const step = ((x - ONE) << BITS) / (x + ONE)
  let sum = 0n
  for (let power = step, k = 1n; power > 0n; k += 2n) {
    sum += power / k
    power = (power * step * step) >> (2n * BITS)
  }
  return 2n * sum
}
