import type { CallResult } from './result.ts'

/** An answer that a route's loader asked for while the screen's code was on its way; it is taken once. */
export type Prefetch<Input, Value> = {
  /** Starts the call unless the same one is already under way. */
  readonly start: (input: Input) => void
  /** The answer under way for this input, or a call of its own. */
  readonly take: (input: Input, signal?: AbortSignal) => Promise<CallResult<Value>>
}

type Pending<Value> = {
  readonly key: string
  readonly result: Promise<CallResult<Value>>
  readonly at: number
}

/** What was asked for longer ago than this is asked for again. */
const freshForMs = 30_000

/** Loaders `start`, actors `take`; inputs with the same values mean the same answer. */
export const createPrefetch = <Input extends object, Value>(
  request: (input: Input, signal?: AbortSignal) => Promise<CallResult<Value>>,
  now: () => number = Date.now,
): Prefetch<Input, Value> => {
  let pending: Pending<Value> | null = null
  const keyOf = (input: Input) => JSON.stringify(Object.entries(input).sort())
  const isPending = (key: string) => pending?.key === key && now() - pending.at < freshForMs
  return {
    start: (input) => {
      const key = keyOf(input)
      if (isPending(key)) return
      const result = request(input)
      result.catch(() => undefined)
      pending = { key, result, at: now() }
    },
    take: (input, signal) => {
      const key = keyOf(input)
      const started = isPending(key) ? pending : null
      pending = null
      return started ? started.result : request(input, signal)
    },
  }
}
