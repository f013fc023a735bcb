import { setTimeout as delay } from 'node:timers/promises'

/** Looks until something is there, and fails after `withinMs` with what it was waiting for. */
export const waitFor = async <T>(
  what: string,
  look: () => Promise<T | null | undefined | false>,
  withinMs = 15_000,
): Promise<T> => {
  const end = Date.now() + withinMs
  for (;;) {
    const found = await look()
    if (found !== null && found !== undefined && found !== false) return found
    if (Date.now() > end) throw new Error(`waited ${withinMs} ms in vain for ${what}`)
    await delay(25)
  }
}
