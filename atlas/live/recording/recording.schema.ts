import * as v from 'valibot'
import type { Plain } from './plain.ts'

const Plainly: v.GenericSchema<Plain> = v.lazy(() =>
  v.union([v.null(), v.boolean(), v.number(), v.string(), v.array(Plainly), v.record(v.string(), Plainly)]),
)

const Event = v.objectWithRest({ type: v.string() }, Plainly)

const Status = v.picklist(['active', 'done', 'error', 'stopped'])

const Timer = v.object({ id: v.string(), event: v.string(), delay: v.number(), startedAt: v.number() })

/** Epoch milliseconds, and which actor of the page. */
const of = { at: v.number(), actor: v.string() }

const Born = v.object({
  kind: v.literal('born'),
  ...of,
  parent: v.nullable(v.string()),
  id: v.string(),
  /** Name by which the parent's chart invokes it. */
  src: v.nullable(v.string()),
  /** Id of its chart; `null` where it is a call or a listener. */
  machine: v.nullable(v.string()),
  input: Plainly,
})

const Heard = v.object({
  kind: v.literal('event'),
  ...of,
  from: v.nullable(v.string()),
  event: Event,
  /** Somebody made it happen in the panel. */
  byHand: v.boolean(),
})

const Step = v.object({
  kind: v.literal('step'),
  ...of,
  event: v.string(),
  /** Ids of `model-tests/lib/chart-parts.ts`. */
  transitions: v.array(v.string()),
  /** Transitions that would have been taken, had their guards said yes. */
  refused: v.array(v.string()),
  states: v.array(v.string()),
})

const Now = v.object({
  kind: v.literal('now'),
  ...of,
  status: Status,
  states: v.array(v.string()),
  /** The chart's own way to say where it rests. */
  value: Plainly,
  context: Plainly,
  output: Plainly,
  /** What it broke with; `null` where it did not. */
  error: v.nullable(v.string()),
  timers: v.array(Timer),
})

/** A fact that a chart emitted. */
const Told = v.object({ kind: v.literal('told'), ...of, event: Event })

const Entry = v.variant('kind', [Born, Heard, Step, Now, Told])

const Actor = v.object({
  key: v.string(),
  bornAt: v.number(),
  parent: v.nullable(v.string()),
  id: v.string(),
  src: v.nullable(v.string()),
  machine: v.nullable(v.string()),
  status: Status,
  states: v.array(v.string()),
  context: Plainly,
  timers: v.array(Timer),
  /** Transitions of its last step. */
  taken: v.array(v.string()),
})

const Moment = v.object({ actors: v.record(v.string(), Actor) })

export const Recording = v.object({
  version: v.literal(1),
  page: v.string(),
  /** When the page began, in epoch milliseconds. */
  startedAt: v.number(),
  /** Where the page's actors were before the first entry that is kept. */
  before: Moment,
  entries: v.array(Entry),
  /** How many entries were too many to keep. */
  dropped: v.number(),
})

export type Recording = v.InferOutput<typeof Recording>
export type Entry = v.InferOutput<typeof Entry>
export type Moment = v.InferOutput<typeof Moment>
export type LiveActor = v.InferOutput<typeof Actor>
export type Timer = v.InferOutput<typeof Timer>
export type HeardEvent = v.InferOutput<typeof Event>
