import type { Entry, HeardEvent, Recording } from '../recording/recording.schema.ts'

/** What an event made of a chart: every transition up to where it rests again. */
export type LastSteps = {
  readonly event: HeardEvent | null
  readonly taken: readonly string[]
  readonly refused: readonly string[]
}

const nothing: LastSteps = { event: null, taken: [], refused: [] }

/**
 * The steps that an actor took last, with the event that made it take them.
 * @param count entries of the recording that count.
 */
export const lastSteps = ({ entries }: Recording, actor: string, count: number): LastSteps => {
  let steps = nothing
  for (const entry of entries.slice(0, count).toReversed() as readonly Entry[]) {
    if (entry.actor !== actor) continue
    if (entry.kind === 'step')
      steps = {
        ...steps,
        taken: [...entry.transitions, ...steps.taken],
        refused: [...entry.refused, ...steps.refused],
      }
    if (entry.kind === 'event' || entry.kind === 'born')
      return entry.kind === 'event' && entry.event.type !== 'xstate.init'
        ? { ...steps, event: entry.event }
        : steps
  }
  return steps
}
