import { dropOldKeys } from '../../../domain/changes/kept-keys.ts'

/** Text by name in a storage of the browser. */
export type KeptValues = {
  readonly read: (name: string) => string | null
  readonly store: (name: string, value: string) => void
  readonly drop: (name: string) => void
}

export type KeptValuesDeps = {
  readonly storage: () => Storage
  readonly prefix: string
  /** Reads the time out of a value, epoch milliseconds; `null` where it has none. */
  readonly timeOf: (value: string) => number | null
  /** Epoch milliseconds. */
  readonly now: () => number
}

/**
 * Values under a prefix, dropped after 60 days. Where the browser has no storage, forbids it, or has no room left, they live as
 * long as the page.
 */
export const createKeptValues = ({ storage, prefix, timeOf, now }: KeptValuesDeps): KeptValues => {
  const ofPage = new Map<string, string>()
  const attempt = <T>(use: (stored: Storage) => T): { readonly value: T } | null => {
    try {
      return { value: use(storage()) }
    } catch {
      return null
    }
  }
  return {
    read: (name) => {
      const kept = attempt((stored) => stored.getItem(prefix + name))
      return kept?.value ?? ofPage.get(name) ?? null
    },
    store: (name, value) => {
      const isKept = attempt((stored) => {
        stored.setItem(prefix + name, value)
        dropOldKeys(stored, prefix, { timeOf, now: now() })
      })
      if (isKept) ofPage.delete(name)
      else ofPage.set(name, value)
    },
    drop: (name) => {
      ofPage.delete(name)
      attempt((stored) => stored.removeItem(prefix + name))
    },
  }
}
