import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import type { Command } from '../protocol/protocol.ts'
import { givenBy } from '../recording/plain.ts'
import { isChart, timersOf } from './hear.ts'

/** What XState calls to deliver an event and to end an actor. */
type Inside = {
  readonly _stop: () => void
  readonly system: {
    readonly scheduler: { readonly cancel: (source: AnyActorRef, id: string) => void }
    readonly _relay: (source: AnyActorRef | undefined, target: AnyActorRef, event: EventObject) => void
  }
}
const inside = (actor: AnyActorRef) => actor as unknown as Inside

const find = (actors: (key: string) => AnyActorRef | undefined, key: string): AnyActorRef => {
  const actor = actors(key)
  if (!actor) throw new Error('This actor has ended.')
  return actor
}

export const can = (actor: AnyActorRef, event: EventObject): boolean =>
  isChart(actor) && (actor.getSnapshot() as AnyMachineSnapshot).can(event)

const send = (actor: AnyActorRef, event: EventObject) => {
  if (!can(actor, event)) throw new Error(`"${event.type}" cannot happen now.`)
  actor.send(event)
}

const fire = (actor: AnyActorRef, id: string) => {
  const timer = timersOf(actor).find((scheduled) => scheduled.id === id)
  if (!timer) throw new Error('This timer has run out.')
  const { system } = inside(actor)
  system.scheduler.cancel(actor, id)
  system._relay(actor, timer.target, timer.event)
}

/** The call is ended first, so that its own answer finds nobody. */
const answer = (call: AnyActorRef, given: { readonly output: unknown } | { readonly error: string }) => {
  const { _parent: parent, id } = call
  if (!parent) throw new Error('Nobody waits for this actor.')
  if (call.getSnapshot().status !== 'active') throw new Error('This call has its answer.')
  inside(call)._stop()
  const event =
    'output' in given
      ? { type: `xstate.done.actor.${id}`, output: given.output, actorId: id }
      : { type: `xstate.error.actor.${id}`, error: new Error(given.error), actorId: id }
  inside(call).system._relay(call, parent, event)
}

type Step = Extract<Command, { readonly do: 'send' | 'fire' | 'answer' }>

/**
 * Makes happen what a panel asks for.
 * @throws with words for whoever asked, where it cannot.
 */
export const obey = (actors: (key: string) => AnyActorRef | undefined, step: Step): void => {
  const actor = find(actors, step.actor)
  if (step.do === 'send') send(actor, givenBy(step.event) as EventObject)
  if (step.do === 'fire') fire(actor, step.timer)
  if (step.do === 'answer') {
    const { answer: given } = step
    answer(actor, 'output' in given ? { output: givenBy(given.output) } : given)
  }
}
