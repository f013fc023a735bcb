type Waiting = () => void

type Gate = { inside: number; readonly waiting: Waiting[] }

const gates = new Map<string, Gate>()

/** More than this wait for nobody: each is a connection that is kept open. */
const maxWaiting = 1_000

const leave = (key: string, gate: Gate) => {
  const next = gate.waiting.shift()
  if (next) return next()
  gate.inside -= 1
  if (gate.inside === 0) gates.delete(key)
}

/**
 * Lets at most `max` into a place of this process at once, first come, first served, so that those who cannot be let in by
 * the database yet do not keep its connections from those who are in.
 * @returns how to leave; null: the wait was longer than `patienceMs`, or too many are waiting.
 */
const takeTurn = async (key: string, max: number, patienceMs: number): Promise<(() => void) | null> => {
  const gate = gates.get(key) ?? { inside: 0, waiting: [] }
  gates.set(key, gate)
  if (gate.inside < max) {
    gate.inside += 1
    return () => leave(key, gate)
  }
  if (gate.waiting.length >= maxWaiting) return null
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const waiting = () => resolve(true)
  gate.waiting.push(waiting)
  const timer = setTimeout(() => {
    const at = gate.waiting.indexOf(waiting)
    if (at !== -1) gate.waiting.splice(at, 1)
    resolve(false)
  }, patienceMs)
  const isIn = await promise
  clearTimeout(timer)
  return isIn ? () => leave(key, gate) : null
}

type Turn = { readonly key: string; readonly max: number }

/** A turn in each place; always taken in the same order, so that no two wait for each other. */
export const takeTurns = async (turns: readonly Turn[], patienceMs: number): Promise<(() => void) | null> => {
  const taken: (() => void)[] = []
  const leaveAll = () => {
    for (const leaveOne of taken.splice(0)) leaveOne()
  }
  for (const { key, max } of turns.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const turn = await takeTurn(key, max, patienceMs)
    if (turn === null) {
      leaveAll()
      return null
    }
    taken.push(turn)
  }
  return leaveAll
}
