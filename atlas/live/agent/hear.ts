import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
  InspectionEvent,
} from 'xstate'
import { activeStatesOf, transitionId } from '../../../model-tests/lib/chart-parts.ts'
import { refusedBy } from '../../../model-tests/lib/graph/refused.ts'
import { plainOf, summary, whole } from '../recording/plain.ts'
import type { Entry, HeardEvent, Timer } from '../recording/recording.schema.ts'

import { createBegun } from './begun.ts'

/** What XState keeps of an actor beside what it says that it keeps. */
type Inside = AnyActorRef & {
  readonly src: unknown
  readonly logic: object
  readonly options?: { readonly input?: unknown }
}

type Scheduled = {
  readonly source: AnyActorRef
  readonly target: AnyActorRef
  readonly event: EventObject
  readonly id: string
  readonly delay: number
  readonly startedAt: number
}

export const timersOf = (actor: AnyActorRef): readonly Scheduled[] => {
  const { _scheduledEvents } = actor.system.getSnapshot() as { _scheduledEvents: Record<string, Scheduled> }
  return Object.values(_scheduledEvents).filter(({ source }) => source === actor)
}

const shownTimers = (actor: AnyActorRef): Timer[] =>
  timersOf(actor).map(({ id, event, delay, startedAt }) => ({ id, event: event.type, delay, startedAt }))

export const isChart = (actor: AnyActorRef): boolean => 'getTransitionData' in (actor as Inside).logic

const asEvent = (event: EventObject): HeardEvent => plainOf(event, whole) as HeardEvent

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export type Hearing = {
  readonly hear: (inspected: InspectionEvent) => void
  /** The actor by the name that the recording gives it. */
  readonly actor: (key: string) => AnyActorRef | undefined
  /** What `work` makes happen was made so by hand. */
  readonly byHand: (work: () => void) => void
}

type HearingParts = { readonly now: () => number; readonly tell: (entry: Entry) => void }

/** Turns what XState's inspector says into entries of a recording. */
export const createHearing = ({ now, tell }: HearingParts): Hearing => {
  const keys = new WeakMap<AnyActorRef, string>()
  const actors = new Map<string, AnyActorRef>()
  const last = new WeakMap<AnyActorRef, AnyMachineSnapshot>()
  const facts = new Map<AnyActorRef, EventObject[]>()
  const begun = createBegun(now, tell)
  const { say } = begun
  let born = 0
  let isByHand = false

  const keyOf = (actor: AnyActorRef): string => {
    const known = keys.get(actor)
    if (known !== undefined) return known
    born += 1
    const key = `a${born}`
    keys.set(actor, key)
    actors.set(key, actor)
    const { _parent, id, src, logic, options } = actor as Inside
    say({
      kind: 'born',
      at: now(),
      actor: key,
      parent: _parent ? keyOf(_parent) : null,
      id,
      src: typeof src === 'string' ? src : null,
      machine: isChart(actor) ? (logic as AnyStateMachine).id : null,
      input: plainOf(options?.input, whole),
    })
    if (isChart(actor))
      actor.on('*' as never, (fact: EventObject) => facts.set(actor, [...(facts.get(actor) ?? []), fact]))
    return key
  }

  /** A chart emits on its way: what it told stands after the step that it took. */
  const tellFacts = (actor: AnyActorRef) => {
    for (const fact of facts.get(actor) ?? [])
      say({ kind: 'told', at: now(), actor: keyOf(actor), event: asEvent(fact) })
    facts.delete(actor)
  }

  const hearStep = (
    actor: AnyActorRef,
    event: EventObject,
    snapshot: AnyMachineSnapshot,
    transitions: readonly AnyTransitionDefinition[],
  ) => {
    const before = last.get(actor)
    last.set(actor, snapshot)
    say({
      kind: 'step',
      at: now(),
      actor: keyOf(actor),
      event: event.type,
      transitions: transitions.map(transitionId),
      refused: [...refusedBy(before, event.type, transitions, snapshot)],
      states: [...activeStatesOf(snapshot)],
    })
    tellFacts(actor)
  }

  const hearSnapshot = (actor: AnyActorRef, snapshot: AnyMachineSnapshot) => {
    const key = keyOf(actor)
    const chart = isChart(actor)
    if (chart) last.set(actor, snapshot)
    tellFacts(actor)
    say({
      kind: 'now',
      at: now(),
      actor: key,
      status: snapshot.status,
      states: chart ? [...activeStatesOf(snapshot)] : [],
      value: chart ? plainOf(snapshot.value, whole) : null,
      context: chart ? plainOf(snapshot.context, summary) : null,
      output: snapshot.status === 'done' ? plainOf(snapshot.output, whole) : null,
      error: snapshot.status === 'error' ? messageOf(snapshot.error) : null,
      timers: snapshot.status === 'active' ? shownTimers(actor) : [],
    })
    if (snapshot.status !== 'active') actors.delete(key)
  }

  return {
    hear: (inspected) => {
      const actor = inspected.actorRef as AnyActorRef
      begun.hear(inspected)
      if (inspected.type === '@xstate.actor') keyOf(actor)
      if (inspected.type === '@xstate.snapshot') hearSnapshot(actor, inspected.snapshot as AnyMachineSnapshot)
      if (!isChart(actor)) return
      if (inspected.type === '@xstate.event') {
        const { sourceRef, event } = inspected
        const from = sourceRef ? keyOf(sourceRef as AnyActorRef) : null
        say({ kind: 'event', at: now(), actor: keyOf(actor), from, event: asEvent(event), byHand: isByHand })
      }
      if (inspected.type === '@xstate.microstep') {
        const { event, snapshot, _transitions } = inspected
        hearStep(actor, event, snapshot as AnyMachineSnapshot, _transitions)
      }
    },
    actor: (key) => actors.get(key),
    byHand: (work) => {
      isByHand = true
      try {
        work()
      } finally {
        isByHand = false
      }
    },
  }
}
