import * as v from 'valibot'
import type { PendingKeys } from '../../../machines/attempt/attempt.types.ts'
import { createKeptValues } from './kept-values.ts'

/** All keys of changes lie under this, by id of the call and number of the object. */
const pendingPrefix = 'baton.change.'

const Entry = v.object({
  key: v.string(),
  /** When it was claimed, or made; epoch milliseconds. */
  at: v.number(),
  state: v.picklist(['pending', 'unconfirmed', 'made']),
})
type Entry = v.InferOutput<typeof Entry>

const parse = (text: string | null): Entry | null => {
  try {
    const entry = v.safeParse(Entry, JSON.parse(text ?? ''))
    return entry.success ? entry.output : null
  } catch {
    return null
  }
}

export type PendingKeysDeps = {
  readonly storage: () => Storage
  readonly newKey: () => string
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Lets one tab at a time do its work. */
  readonly lock: <T>(work: () => T) => Promise<T>
}

/**
 * The one store of idempotency keys (docs/decisions/0070): a key is stored before the first send, and goes once the outcome is
 * known. One that nobody can look up is kept for the next press, so that the host meets the same key again; one that was made
 * is kept where tabs that were opened before must not make it again.
 */
export const createPendingKeys = ({ storage, newKey, now, lock }: PendingKeysDeps): PendingKeys => {
  const kept = createKeptValues({
    storage,
    prefix: pendingPrefix,
    timeOf: (text) => parse(text)?.at ?? null,
    now,
  })
  const nameOf = ({ call, object }: { readonly call: string; readonly object: string }) => `${call}.${object}`
  const store = (name: string, entry: Entry) => kept.store(name, JSON.stringify(entry))
  return {
    read: (subject) => {
      const entry = parse(kept.read(nameOf(subject)))
      return entry?.state === 'pending' ? entry.key : null
    },
    claim: (subject, since) =>
      lock(() => {
        const name = nameOf(subject)
        const entry = parse(kept.read(name))
        if (entry?.state === 'pending') return { key: entry.key, isPending: true }
        if (entry?.state === 'made' && since !== null && entry.at >= since) {
          return { key: entry.key, isPending: true }
        }
        const key = entry?.state === 'unconfirmed' ? entry.key : newKey()
        store(name, { key, at: now(), state: 'pending' })
        return { key, isPending: false }
      }),
    settle: (subject, key, end) => {
      const name = nameOf(subject)
      if (parse(kept.read(name))?.key !== key) return
      if (end === 'made' || end === 'unconfirmed') store(name, { key, at: now(), state: end })
      else kept.drop(name)
    },
  }
}

/**
 * One tab of this origin at a time; where the browser has no locks, or gives none to a page that may store nothing, the others
 * are trusted to be slower.
 */
export const acrossTabs = async <T>(work: () => T): Promise<T> => {
  let worked: { readonly value: T } | null = null
  const once = () => {
    worked ??= { value: work() }
    return worked.value
  }
  try {
    return await navigator.locks.request(pendingPrefix, once)
  } catch {
    return once()
  }
}
