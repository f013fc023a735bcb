import type { Plain } from '../recording/plain.ts'
import type { HeardEvent } from '../recording/recording.schema.ts'

/** What a hand-written journey does, in the words of `model-tests/samples/journey.ts`. */
export type JourneyStep =
  | { readonly do: 'send'; readonly event: HeardEvent }
  /** A timer that somebody let run out before its time: its event, with no time gone by. */
  | { readonly do: 'runOut'; readonly type: string }
  | { readonly do: 'answer'; readonly call: string; readonly output: Plain }
  | { readonly do: 'break'; readonly call: string; readonly message: string }
  /** Milliseconds. */
  | { readonly do: 'pass'; readonly ms: number }

/** An actor's part of a recording, ready to be written down as a test. */
export type RecordedJourney = {
  readonly machine: string
  readonly input: Plain
  /** Epoch milliseconds. */
  readonly recordedAt: number
  readonly steps: readonly JourneyStep[]
  readonly end: {
    readonly value: Plain
    readonly states: readonly string[]
    /** `null` while the chart is active. */
    readonly output: { readonly value: Plain } | null
  }
  readonly facts: readonly HeardEvent[]
  /** What a file cannot hold as it was, in words. */
  readonly gaps: readonly string[]
}
