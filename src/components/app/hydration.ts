/**
 * The time in which a page that came rendered is taken over: what is rendered until then must be what the host has rendered,
 * which has neither the browser's storage nor its clock.
 */
export type Hydration = {
  readonly isOver: () => boolean
  /** Ends it. */
  readonly end: () => void
  /** A storage that seems empty until it is over. */
  readonly holdBack: (storage: () => Storage) => () => Storage
  /** 1 once it is over and somebody has asked for what lay in a storage: who began without it begins anew. */
  readonly restarts: () => 0 | 1
  /** Tells of its end. */
  readonly subscribe: (listener: () => void) => () => void
}

/** @param begins whether the page came rendered. */
export const createHydration = (begins: boolean): Hydration => {
  let isOver = !begins
  let hasMissed = false
  const listeners = new Set<() => void>()
  const heldBack = (storage: Storage): Storage => ({
    get length() {
      return storage.length
    },
    key: (index) => storage.key(index),
    getItem: (name) => {
      if (storage.getItem(name) !== null) hasMissed = true
      return null
    },
    // Who begins anew must find what lay there.
    setItem: (name, value) => {
      if (!hasMissed) storage.setItem(name, value)
    },
    removeItem: (name) => {
      if (!hasMissed) storage.removeItem(name)
    },
    clear: () => storage.clear(),
  })
  return {
    isOver: () => isOver,
    end: () => {
      isOver = true
      for (const listener of listeners) listener()
    },
    holdBack: (storage) => () => (isOver ? storage() : heldBack(storage())),
    restarts: () => (isOver && hasMissed ? 1 : 0),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
