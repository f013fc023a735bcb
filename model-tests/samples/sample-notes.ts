import type { Notes } from '../../machines/notes.ts'

/** Notes of a browser; `kept` is all that they hold. */
export const startNotes = (held: Readonly<Record<string, string>> = {}) => {
  const entries = new Map(Object.entries(held))
  const notes: Notes = {
    read: (name) => entries.get(name) ?? null,
    store: (name, value) => entries.set(name, value),
    drop: (name) => entries.delete(name),
  }
  return { notes, kept: () => Object.fromEntries(entries) }
}
