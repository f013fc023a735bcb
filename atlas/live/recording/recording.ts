import type { Entry, LiveActor, Moment, Recording } from './recording.schema.ts'

/** Entries that a recording keeps; older ones are known by what they led to. */
const maxEntries = 2_000

export const emptyRecording = (page: string, startedAt: number): Recording => ({
  version: 1,
  page,
  startedAt,
  before: { actors: {} },
  entries: [],
  dropped: 0,
})

const changed = (moment: Moment, key: string, change: Partial<LiveActor>): Moment => {
  const actor = moment.actors[key]
  return actor ? { actors: { ...moment.actors, [key]: { ...actor, ...change } } } : moment
}

/** The page's actors after one more entry. */
const after = (moment: Moment, entry: Entry): Moment => {
  switch (entry.kind) {
    case 'born': {
      const { actor: key, at: bornAt, parent, id, src, machine } = entry
      const rest = { status: 'active' as const, states: [], context: null, timers: [], taken: [] }
      const actor: LiveActor = { key, bornAt, parent, id, src, machine, ...rest }
      return { actors: { ...moment.actors, [key]: actor } }
    }
    case 'event':
    case 'told':
      return moment
    case 'step':
      return changed(moment, entry.actor, { states: entry.states, taken: entry.transitions })
    case 'now': {
      const { status, states, context, timers } = entry
      return changed(moment, entry.actor, { status, states, context, timers })
    }
  }
}

/** One that has ended, with none below it that goes on, is of no use to what comes later. */
const withoutEnded = ({ actors }: Moment): Moment => {
  const parents = new Set(Object.values(actors).map(({ parent }) => parent))
  const kept = Object.entries(actors).filter(([key, { status }]) => status === 'active' || parents.has(key))
  return { actors: Object.fromEntries(kept) }
}

export const record = (recording: Recording, added: readonly Entry[], max = maxEntries): Recording => {
  const entries = [...recording.entries, ...added]
  if (entries.length <= max) return { ...recording, entries }
  const surplus = entries.length - Math.ceil(max * 0.75)
  return {
    ...recording,
    before: withoutEnded(entries.slice(0, surplus).reduce(after, recording.before)),
    entries: entries.slice(surplus),
    dropped: recording.dropped + surplus,
  }
}

/** Actors after further entries. */
export const momentAfter = (moment: Moment, entries: readonly Entry[]): Moment =>
  entries.reduce(after, moment)

/** The page's actors after so many of the entries. */
export const momentAt = ({ before, entries }: Recording, count: number): Moment =>
  momentAfter(before, entries.slice(0, count))
