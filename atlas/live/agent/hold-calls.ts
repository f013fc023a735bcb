import type { HeldCall } from '../protocol/protocol.ts'

export type CallHolder = {
  /** Takes the place of the page's own `fetch`. */
  readonly fetch: typeof fetch
  readonly hold: (on: boolean) => void
  readonly release: (id: number) => void
  readonly held: () => readonly HeldCall[]
  readonly isHolding: () => boolean
}

type Parts = {
  readonly fetch: typeof fetch
  readonly now: () => number
  readonly origin: string
  readonly onChange: () => void
}

/** Keeps calls of the API back, while that is asked for, until they are let go one by one or all together. */
export const createCallHolder = ({ fetch, now, origin, onChange }: Parts): CallHolder => {
  const waiting = new Map<number, { readonly call: HeldCall; readonly go: () => void }>()
  let isHolding = false
  let count = 0

  const letGo = (id: number) => {
    const found = waiting.get(id)
    if (!waiting.delete(id)) return
    found?.go()
    onChange()
  }

  const wait = async (method: string, path: string, signal: AbortSignal | null | undefined) => {
    if (signal?.aborted) return
    count += 1
    const id = count
    const { promise, resolve } = Promise.withResolvers<void>()
    const giveUp = () => letGo(id)
    waiting.set(id, { call: { id, at: now(), method, path }, go: resolve })
    signal?.addEventListener('abort', giveUp)
    onChange()
    await promise
    signal?.removeEventListener('abort', giveUp)
  }

  return {
    fetch: async (input, init) => {
      const asked = input instanceof Request ? input : null
      const { pathname } = new URL(asked?.url ?? String(input), origin)
      const method = init?.method ?? asked?.method ?? 'GET'
      if (isHolding && pathname.startsWith('/api/'))
        await wait(method, pathname, init?.signal ?? asked?.signal)
      return fetch(input, init)
    },
    hold: (on) => {
      isHolding = on
      if (!on) for (const id of waiting.keys()) letGo(id)
      onChange()
    },
    release: letGo,
    held: () => [...waiting.values()].map(({ call }) => call),
    isHolding: () => isHolding,
  }
}
