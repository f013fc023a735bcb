import type { Notes } from '../../../machines/notes.ts'
import { createKeptValues } from './kept-values.ts'

/** Notes of one kind, by what they are about; each with its time in front, so that it is dropped after 60 days. */
export const createNotes = (
  storage: () => Storage,
  kind: 'arrival' | 'draft',
  now: () => number = Date.now,
): Notes => {
  const kept = createKeptValues({
    storage,
    prefix: `baton.${kind}.`,
    timeOf: (value) => Number(value.split(' ')[0]) || null,
    now,
  })
  return {
    read: (name) => kept.read(name)?.replace(/^\d+ /, '') ?? null,
    store: (name, value) => kept.store(name, `${now()} ${value}`),
    drop: kept.drop,
  }
}
