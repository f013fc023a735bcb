import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { activeStatesOf, configurationOf, pathOf, transitionId } from '../chart-parts.ts'
import { createTrail, pairName } from '../coverage/part-names.ts'
import type { TakenPart } from '../coverage/visits.ts'
import { refusedAtRest, refusedInMicrostep } from '../graph/refused.ts'

/** Transitions by id of machine, each once. */
export type Took = Readonly<Record<string, readonly string[]>>

export const tookOf = (parts: readonly TakenPart[]): Took => {
  const transitions = parts.filter(([, kind]) => kind === 'transition')
  const byMachine = Map.groupBy(transitions, ([machine]) => machine)
  return Object.fromEntries(
    [...byMachine].map(([machine, of]) => [machine, [...new Set(of.map(([, , name]) => name))]]),
  )
}

/** What one actor came through last. */
type Course = {
  last?: AnyMachineSnapshot
  took: readonly string[]
  readonly follow: (configuration: string) => void
}

type Inspector = (inspected: InspectionEvent) => void

/** Hears all that actors of charts come through, children at any depth included. What it returns is for an actor's `inspect`. */
export const createListener = (hear: (part: TakenPart) => void): Inspector => {
  const courses = new WeakMap<object, Course>()
  /** Events that came from outside of a chart, rather than being raised by it. */
  const sent = new WeakSet<object>()

  const courseOf = (actor: object, machine: string): Course => {
    const known = courses.get(actor)
    if (known) return known
    const course: Course = { took: [], follow: createTrail((walked) => hear([machine, 'walked', walked])) }
    courses.set(actor, course)
    return course
  }
  const hearStep = (course: Course, machine: string, took: readonly string[]) => {
    if (took.length === 0) return
    for (const first of course.took)
      for (const second of took) hear([machine, 'pair', pairName(first, second)])
    course.took = took
  }

  return (inspected) => {
    if (inspected.type === '@xstate.event') sent.add(inspected.event)
    if (inspected.type !== '@xstate.microstep' && inspected.type !== '@xstate.snapshot') return
    const snapshot = inspected.snapshot as AnyMachineSnapshot
    const machine = (snapshot.machine as AnyStateMachine | undefined)?.id
    if (machine === undefined || inspected.event.type === 'xstate.stop') return
    const course = courseOf(inspected.actorRef, machine)
    for (const state of activeStatesOf(snapshot)) hear([machine, 'state', state])
    if (inspected.type === '@xstate.snapshot') {
      for (const name of refusedAtRest(snapshot)) hear([machine, 'refused', name])
      course.follow(configurationOf(snapshot))
    } else {
      const { event, _transitions: taken } = inspected
      const took = taken.map(transitionId)
      const microstep = { eventType: event.type, before: course.last, taken, after: snapshot }
      for (const { source } of taken) if (source.parent) hear([machine, 'state', pathOf(source)])
      for (const name of took) hear([machine, 'transition', name])
      for (const name of refusedInMicrostep(microstep)) hear([machine, 'refused', name])
      if (sent.has(event) && taken[0]?.eventType !== '') hearStep(course, machine, took)
    }
    course.last = snapshot
  }
}

/** Hears each part once, for each copy of a chart or for all of them. */
export const createRecorder = (hear: (part: TakenPart) => void): Inspector => {
  const heard = new Set<string>()
  return createListener((part) => {
    const key = part.join('\n')
    if (heard.has(key)) return
    heard.add(key)
    hear(part)
  })
}

let taken = new Map<string, TakenPart>()

/** Begins anew, and says what the actors of journeys and walks have taken since it began before. */
export const takeRecord = (): readonly TakenPart[] => {
  const before = taken
  taken = new Map()
  return [...before.values()]
}

/** Puts down a transition that an actor of a journey or a walk takes. */
export const putDown = (part: TakenPart): void => {
  if (part[1] === 'transition') taken.set(`${part[0]}\n${part[2]}`, part)
}

/** Puts down what the actors of one journey take. */
export const createRecord = (): Inspector => createListener(putDown)
