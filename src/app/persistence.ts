import type { PendingKeys } from '../features/app-context.ts'

const prefix = 'baton.cancellation.'

/**
 * Idempotency keys of cancellations whose outcome is not known yet, by order number. A browser without storage, or with a
 * full one, keeps them for the life of the page: the key still guards against a second send.
 */
export const createPendingKeys = (storage: () => Storage): PendingKeys => {
  const memory = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(storage())
    } catch {
      return null
    }
  }
  return {
    read: (orderNumber) =>
      memory.get(orderNumber) ?? attempt((stored) => stored.getItem(prefix + orderNumber)),
    store: (orderNumber, key) => {
      memory.set(orderNumber, key)
      attempt((stored) => stored.setItem(prefix + orderNumber, key))
    },
    drop: (orderNumber) => {
      memory.delete(orderNumber)
      attempt((stored) => stored.removeItem(prefix + orderNumber))
    },
  }
}
