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
  /** Hears of what was taken and failed without an answer: by code that did not come, say. */
  readonly onDefect?: (error: unknown) => void
}

/** What was asked for longer ago than this is asked for again. */
const freshForMs = 30_000

const keyOf = (input: object) => JSON.stringify(Object.entries(input).sort())

/** So many answers wait to be taken at most; the oldest go first. */
const maxWaiting = 20

/** Loaders `start`, actors `take` or begin with what they `peek` at; inputs with the same values mean the same answer. */
export const createPrefetch = <Input extends object, Value>(
  request: (input: Input, signal?: AbortSignal) => Promise<CallResult<Value>>,
  { now = Date.now, known = null, onDefect }: PrefetchOptions<Input, Value> = {},
): Prefetch<Input, Value> => {
  const waiting = new Map<string, Pending<Input, Value>>()
  const put = (key: string, pending: Pending<Input, Value>) => {
    waiting.delete(key)
    waiting.set(key, pending)
    const [oldest] = waiting.keys()
    if (waiting.size > maxWaiting && oldest !== undefined) waiting.delete(oldest)
    return pending
  }
  if (known !== null) {
    put(keyOf(known.input), {
      input: known.input,
      result: Promise.resolve({ ok: true, value: known.value }),
      settled: Promise.resolve(),
      at: now(),
      value: known.value,
      isTaken: false,
    })
  }
  const find = (key: string) => {
    const pending = waiting.get(key)
    return pending && !pending.isTaken && now() - pending.at < freshForMs ? pending : null
  }
  const ask = (key: string, input: Input): Pending<Input, Value> => {
    const result = request(input)
    const asked: Pending<Input, Value> = {
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
    return put(key, asked)
  }
  return {
    start: (input) => {
      const key = keyOf(input)
      return (find(key) ?? ask(key, input)).settled
    },
    take: (input, signal) => {
      const key = keyOf(input)
      const started = find(key)
      waiting.delete(key)
      const result = started ? started.result : request(input, signal)
      result.catch((error) => onDefect?.(error))
      return result
    },
    peek: (input) => {
      const found = waiting.get(keyOf(input))
      if (!found || found.value === null) return null
      found.isTaken = true
      return found.value
    },
    known: () => {
      const last = [...waiting.values()].findLast(({ value }) => value !== null)
      return !last || last.value === null ? null : { input: last.input, value: last.value }
    },
  }
}
