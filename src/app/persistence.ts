import type { PendingKeys } from '../features/app-context.ts'

/**
 * Idempotency keys of attempts whose outcome is not known yet, by what they are about: an order number, a sku, a return and a way. A browser
 * without storage, or with a full one, keeps them for the life of the page: the key still guards against a second send.
 */
export const createPendingKeys = (
  storage: () => Storage,
  flow: 'cancellation' | 'buy-again' | 'return-label' | 'pickup' | 'pickup-draft' = 'cancellation',
): PendingKeys => {
  const prefix = `baton.${flow}.`
  const memory = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(storage())
    } catch {
      return null
    }
  }
  return {
    read: (subject) => memory.get(subject) ?? attempt((stored) => stored.getItem(prefix + subject)),
    store: (subject, key) => {
      memory.set(subject, key)
      attempt((stored) => stored.setItem(prefix + subject, key))
    },
    drop: (subject) => {
      memory.delete(subject)
      attempt((stored) => stored.removeItem(prefix + subject))
    },
  }
}
