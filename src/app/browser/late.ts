import type { Late } from '../../components/app/app-context.ts'

/** Makes something when it is first asked for. A `make` that fails is tried again the next time. */
export const createLate = <T>(make: () => Promise<T>): Late<T> => {
  const listeners = new Set<() => void>()
  let made: T | null = null
  let making: Promise<T> | null = null
  const begin = async (): Promise<T> => {
    try {
      made = await make()
      for (const listener of listeners) listener()
      return made
    } catch (error) {
      making = null
      throw error
    }
  }
  return {
    get: () => made,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load: () => {
      making ??= begin()
      return making
    },
  }
}
