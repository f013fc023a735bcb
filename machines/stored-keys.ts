/** Small values by name that survive a reload: idempotency keys of attempts whose outcome is open, and what belongs to them. */
export type StoredKeys = {
  readonly read: (name: string) => string | null
  readonly store: (name: string, key: string) => void
  readonly drop: (name: string) => void
}

/** The key to send with, stored before it is used: the one that another tab has stored meanwhile, unless it is spent, else a new one. */
export const claimKeyIn = (
  keys: StoredKeys,
  name: string,
  spentKey: string | null,
  newKey: () => string,
): string => {
  const stored = keys.read(name)
  if (stored !== null && stored !== spentKey) return stored
  const key = newKey()
  keys.store(name, key)
  return key
}
