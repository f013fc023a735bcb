import { delayIn } from '../book/event-names.ts'
import { delayWords } from '../log/case-words.ts'
import type { LiveActor } from '../recording/recording.schema.ts'

export type RunningTimer = {
  readonly id: string
  readonly name: string
  /** What the model says of its end, finishing "When …". */
  readonly words: string | null
  /** Milliseconds. */
  readonly delay: number
  readonly endsAt: number
}

/** What an actor waits for by itself, the next to end first. */
export const runningTimers = ({ machine, timers }: LiveActor): readonly RunningTimer[] =>
  timers
    .map(({ id, event, delay, startedAt }) => {
      const name = delayIn(event)
      return {
        id,
        name: name ?? event,
        words: name === null ? null : delayWords(machine, name),
        delay,
        endsAt: startedAt + delay,
      }
    })
    .toSorted((one, other) => one.endsAt - other.endsAt)
