import { answerIn } from '../book/event-names.ts'
import { actorsKnown, type KnownActor } from '../log/actors-known.ts'
import type { Plain } from '../recording/plain.ts'
import type { Entry, Recording } from '../recording/recording.schema.ts'
import { findGaps } from './find-gaps.ts'
import type { JourneyStep, RecordedJourney } from './journey.types.ts'
import { createVirtualTime } from './virtual-time.ts'

type Of<Kind extends Entry['kind']> = Extract<Entry, { readonly kind: Kind }>

export type JourneyOf =
  | { readonly kind: 'journey'; readonly journey: RecordedJourney }
  /** Why there is none, in words. */
  | { readonly kind: 'none'; readonly why: string }

const none = (why: string): JourneyOf => ({ kind: 'none', why })

const ofKind = <Kind extends Entry['kind']>(entries: readonly Entry[], kind: Kind): readonly Of<Kind>[] =>
  entries.filter((entry): entry is Of<Kind> => entry.kind === kind)

const messageOf = (error: Plain | undefined): string => {
  const { message } = (error ?? {}) as { readonly message?: Plain }
  return typeof message === 'string' ? message : String(error)
}

const stepsOf = (
  entries: readonly Entry[],
  { key, bornAt }: KnownActor,
  actors: ReadonlyMap<string, KnownActor>,
): readonly JourneyStep[] => {
  const time = createVirtualTime(entries, key, bornAt)
  const answerOf = ({ from, event }: Of<'event'>): JourneyStep => {
    const child = from === null ? undefined : actors.get(from)
    const call = child?.src ?? child?.id ?? answerIn(event.type)?.actor ?? ''
    return answerIn(event.type)?.ended === 'done'
      ? { do: 'answer', call, output: event.output ?? { $: 'undefined' } }
      : { do: 'break', call, message: messageOf(event.error) }
  }
  const ofEvent = (entry: Of<'event'>): readonly JourneyStep[] => {
    const { event, from, at, byHand } = entry
    if (event.type === 'xstate.init' || event.type === 'xstate.stop') return []
    if (answerIn(event.type)) return [...time.before(at), answerOf(entry)]
    if (from !== key) return [...time.before(at), { do: 'send', event }]
    // What a chart tells itself at once it tells itself again.
    if (!time.isTimer(event.type)) return []
    if (!byHand) return time.runOut(entry)
    return [...time.before(at), { do: 'runOut', type: event.type }]
  }
  return entries.flatMap((entry) => {
    if (entry.actor !== key) return []
    if (entry.kind === 'now') time.keep(entry.timers)
    return entry.kind === 'event' ? ofEvent(entry) : []
  })
}

const gapsOf = (input: Plain, steps: readonly JourneyStep[]): readonly string[] => [
  ...findGaps(input, 'input'),
  ...steps.flatMap((step) => {
    if (step.do === 'send') return findGaps(step.event, step.event.type)
    return step.do === 'answer' ? findGaps(step.output, `the answer of ${step.call}`) : []
  }),
  ...steps.flatMap((step) =>
    step.do === 'send' && step.event.type.startsWith('xstate.snapshot.')
      ? [`${step.event.type} is told by an actor while it goes on, which a journey does not run`]
      : [],
  ),
]

/**
 * One chart's part of a recording as a journey, up to a moment of it.
 * @param count entries of the recording that count.
 */
export const journeyOf = (recording: Recording, key: string, count: number): JourneyOf => {
  const entries = recording.entries.slice(0, count)
  const actors = actorsKnown(recording)
  const actor = actors.get(key)
  if (!actor?.machine) return none('Choose a chart: a call by itself is no journey.')
  const born = ofKind(entries, 'born').find((entry) => entry.actor === key)
  if (!born)
    return none(
      `The page went on for so long that the beginning of this chart is no longer in the recording.`,
    )
  const mine = entries.filter((entry) => entry.actor === key)
  const last = ofKind(mine, 'now').findLast(({ status }) => status === 'active' || status === 'done')
  if (!last) return none('This chart has not begun yet.')
  const steps = stepsOf(entries, actor, actors)
  return {
    kind: 'journey',
    journey: {
      machine: actor.machine,
      input: born.input,
      recordedAt: born.at,
      steps,
      end: {
        value: last.value,
        states: last.states,
        output: last.status === 'done' ? { value: last.output } : null,
      },
      facts: ofKind(mine, 'told').map(({ event }) => event),
      gaps: [...new Set(gapsOf(born.input, steps))],
    },
  }
}
