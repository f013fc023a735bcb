import type { PendingKeys } from '../../machines/attempt/attempt.types.ts'

/** A store of keys that hands out `key-1`, `key-2` and so on, and notes what became of them; `pending` is there already, by object. */
export const startKeys = (pending: Readonly<Record<string, string>> = {}) => {
  const claimed: { readonly call: string; readonly object: string; readonly since: number | null }[] = []
  const settled: {
    readonly call: string
    readonly object: string
    readonly key: string
    readonly end: string
  }[] = []
  const keys: PendingKeys = {
    read: ({ object }) => pending[object] ?? null,
    claim: async (subject, since) => {
      claimed.push({ ...subject, since })
      return { key: `key-${claimed.length}`, isPending: false }
    },
    settle: (subject, key, end) => settled.push({ ...subject, key, end }),
  }
  return { keys, claimed, settled }
}
