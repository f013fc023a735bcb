import { dropOldKeys } from '../../../domain/changes/kept-keys.ts'
import type { PendingKeys } from '../../components/app/app-context.ts'

/**
 * Idempotency keys of attempts whose outcome is not known yet, by what they are about: an order number, a sku, a return and a way. A browser
 * without storage, or with a full one, keeps them for the life of the page: the key still guards against a second send. What is
 * older than 60 days goes with the next attempt.
 */
export const createPendingKeys = (
  storage: () => Storage,
  flow: 'cancellation' | 'buy-again' | 'return-label' | 'pickup' | 'pickup-draft' = 'cancellation',
  now: () => number = Date.now,
): PendingKeys => {
  const prefix = `baton.${flow}.`
  const timeOf = (value: string) => Number(value.split(' ')[0]) || null
  const memory = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(storage())
    } catch {
      return null
    }
  }
  return {
    read: (subject) =>
      memory.get(subject) ??
      attempt((stored) => stored.getItem(prefix + subject)?.replace(/^\d+ /, '') ?? null),
    store: (subject, key) => {
      memory.set(subject, key)
      attempt((stored) => {
        stored.setItem(prefix + subject, `${now()} ${key}`)
        dropOldKeys(stored, prefix, { timeOf, now: now() })
      })
    },
    drop: (subject) => {
      memory.delete(subject)
      attempt((stored) => stored.removeItem(prefix + subject))
    },
  }
}
