import { setImmediate as afterMicrotasks } from 'node:timers/promises'
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type EventFromLogic,
  fromCallback,
  fromPromise,
  type InputFrom,
  type InspectionEvent,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate'
import { createRecord } from './taken/taken.ts'

type Pending = { readonly resolve: (output: unknown) => void; readonly reject: (error: unknown) => void }

/** Calls that a test answers by hand, with what they were asked. */
const createCalls = () => {
  const pending = new Map<string, Pending>()
  const asked: { readonly call: string; readonly input: unknown }[] = []
  const take = (call: string): Pending => {
    const found = pending.get(call)
    if (!found) throw new Error(`"${call}" was not asked`)
    pending.delete(call)
    return found
  }
  const logic = (call: string): AnyActorLogic =>
    fromPromise(({ input, signal }) => {
      asked.push({ call, input })
      signal.addEventListener('abort', () => pending.delete(call))
      return new Promise((resolve, reject) => pending.set(call, { resolve, reject }))
    })
  return { logic, take, asked, isPending: (call: string) => pending.has(call) }
}

export type Journey<Machine extends AnyStateMachine> = {
  readonly snapshot: () => SnapshotFrom<Machine>
  readonly send: (event: EventFromLogic<Machine>) => void
  /** Ends the call that is under way. */
  readonly answer: (call: string, output: unknown) => Promise<void>
  readonly breaks: (call: string, error: Error) => Promise<void>
  /** Lets time go by, timers and `now()` alike. */
  readonly pass: (ms: number) => Promise<void>
  /** Inputs of every call of this name so far. */
  readonly asked: (call: string) => readonly unknown[]
  readonly isPending: (call: string) => boolean
  /** The chart's own facts, and those of its children that are heard. */
  readonly emitted: readonly EmittedFrom<Machine>[]
}

export type JourneyOptions<Machine extends AnyStateMachine> = {
  readonly machine: Machine
  /** `now` begins when journeys begin, and goes with the journey's own time. */
  readonly input: (now: () => number) => InputFrom<Machine>
  /** Actors that stay as they are: `calls` makes further ones that the journey answers. */
  readonly keep?: (call: (name: string) => AnyActorLogic) => Readonly<Record<string, AnyActorLogic>>
  /** Actors that only listen and never end, where they are not those of all journeys. */
  readonly listeners?: readonly string[]
  readonly actions?: Readonly<Record<string, (args: never) => void>>
}

/** What the journeys of a project have in common. */
type Journeys = {
  /** When they begin, in epoch milliseconds. */
  readonly begins: number
  /** Actors that only listen and never end. */
  readonly listeners: readonly string[]
  /** Types of facts that are heard of children at any depth as well. */
  readonly hears: readonly string[]
}

/** Makes the function that runs one chart step by step for a hand-written journey whose end is pinned. */
export const journeysWith =
  ({ begins, listeners: listening, hears }: Journeys) =>
  <Machine extends AnyStateMachine>({
    machine,
    input,
    keep,
    listeners = listening,
    actions = {},
  }: JourneyOptions<Machine>): Journey<Machine> => {
    const calls = createCalls()
    const clock = new SimulatedClock()
    const now = () => begins + clock.now()
    const actors = Object.fromEntries(
      Object.keys(machine.implementations.actors).map((src) => [
        src,
        listeners.includes(src) ? fromCallback(() => undefined) : calls.logic(src),
      ]),
    )
    const provided = machine.provide({
      actors: { ...actors, ...keep?.(calls.logic) },
      actions: actions as never,
    }) as Machine
    const emitted: EmittedFrom<Machine>[] = []
    const record = createRecord()
    const inspect = (inspected: InspectionEvent) => {
      record(inspected)
      if (inspected.type !== '@xstate.actor') return
      const { actorRef, rootId } = inspected
      if (actorRef.sessionId === rootId) return
      for (const type of hears)
        (actorRef as AnyActorRef).on(type, (fact) => emitted.push(fact as EmittedFrom<Machine>))
    }
    const actor = createActor(provided, { input: input(now), clock, inspect })
    actor.on('*' as never, (event: unknown) => emitted.push(event as EmittedFrom<Machine>))
    actor.start()
    return {
      snapshot: () => actor.getSnapshot() as SnapshotFrom<Machine>,
      send: (event) => actor.send(event as never),
      answer: async (call, output) => {
        calls.take(call).resolve(output)
        await afterMicrotasks()
      },
      breaks: async (call, error) => {
        calls.take(call).reject(error)
        await afterMicrotasks()
      },
      pass: async (ms) => {
        clock.increment(ms)
        await afterMicrotasks()
      },
      asked: (name) => calls.asked.filter(({ call }) => call === name).map(({ input }) => input),
      isPending: calls.isPending,
      emitted,
    }
  }
