import type { CallResult } from './result.ts'

/** An answer that a route's loader asked for while the screen's code was on its way; it is taken once. */
export type Prefetch<Input, Value> = {
  /** Starts the call unless the same one is already under way. The promise ends with the answer, and never fails. */
  readonly start: (input: Input) => Promise<unknown>
  /** The answer under way for this input, or a call of its own. */
  readonly take: (input: Input, signal?: AbortSignal) => Promise<CallResult<Value>>
  /** What has come for this input already and was not taken before; `null` where nothing has. */
  readonly peek: (input: Input) => Value | null
  /** What has come last, for a page to go on with. */
  readonly known: () => { readonly input: Input; readonly value: Value } | null
}

type Pending<Input, Value> = {
  readonly key: string
  readonly input: Input
  readonly result: Promise<CallResult<Value>>
  readonly settled: Promise<void>
  readonly at: number
  value: Value | null
  isTaken: boolean
}

export type PrefetchOptions<Input, Value> = {
  /** Epoch milliseconds. */
  readonly now?: () => number
  /** What the page came with. */
  readonly known?: { readonly input: Input; readonly value: Value } | null
}

/** What was asked for longer ago than this is asked for again. */
const freshForMs = 30_000

const keyOf = (input: object) => JSON.stringify(Object.entries(input).sort())

/** Loaders `start`, actors `take` or begin with what they `peek` at; inputs with the same values mean the same answer. */
export const createPrefetch = <Input extends object, Value>(
  request: (input: Input, signal?: AbortSignal) => Promise<CallResult<Value>>,
  { now = Date.now, known = null }: PrefetchOptions<Input, Value> = {},
): Prefetch<Input, Value> => {
  let pending: Pending<Input, Value> | null = known && {
    key: keyOf(known.input),
    input: known.input,
    result: Promise.resolve({ ok: true, value: known.value }),
    settled: Promise.resolve(),
    at: now(),
    value: known.value,
    isTaken: false,
  }
  const find = (key: string) =>
    pending?.key === key && !pending.isTaken && now() - pending.at < freshForMs ? pending : null
  const ask = (key: string, input: Input): Pending<Input, Value> => {
    const result = request(input)
    const asked: Pending<Input, Value> = {
      key,
      input,
      result,
      settled: result.then(
        (answer) => {
          if (answer.ok) asked.value = answer.value
        },
        () => undefined,
      ),
      at: now(),
      value: null,
      isTaken: false,
    }
    pending = asked
    return asked
  }
  return {
    start: (input) => {
      const key = keyOf(input)
      return (find(key) ?? ask(key, input)).settled
    },
    take: (input, signal) => {
      const started = find(keyOf(input))
      pending = null
      return started ? started.result : request(input, signal)
    },
    peek: (input) => {
      const key = keyOf(input)
      const found = pending?.key === key && pending.value !== null ? pending : null
      if (found) found.isTaken = true
      return found?.value ?? null
    },
    known: () =>
      pending === null || pending.value === null ? null : { input: pending.input, value: pending.value },
  }
}
