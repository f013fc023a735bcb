/** Numbers that look random and are the same for the same seed, so that a reset brings back what was there. */
export type Random = {
  /** From 0 up to 1. */
  next(): number
  /** Whole number from `from` to `to`, both included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
}

const hash = (seed: string): number => {
  let value = 2166136261
  for (const char of seed) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619)
  return value >>> 0
}

/** Mulberry32 over a hash of the seed. */
export const seededRandom = (seed: string): Random => {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => items[int(0, items.length - 1)] as (typeof items)[number],
  }
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Order number in the shop's form: `PD`, two digits, two letters, five digits. */
export const orderNumber = (random: Random, prefix = 'PD'): string => {
  const letter = () => random.pick([...letters])
  return `${prefix}${random.int(40, 52)}${letter()}${letter()}${String(random.int(0, 99_999)).padStart(5, '0')}`
}
