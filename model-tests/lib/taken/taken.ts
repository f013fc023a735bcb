import type { AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { type AnyNode, pathOf, transitionId } from '../chart-parts.ts'

/** A state that was entered, or a transition that was taken, with the id of its machine. */
export type TakenPart = readonly [machine: string, kind: 'state' | 'transition', name: string]

/** Transitions by id of machine, each once. */
export type Took = Readonly<Record<string, readonly string[]>>

export const tookOf = (parts: readonly TakenPart[]): Took => {
  const transitions = parts.filter(([, kind]) => kind === 'transition')
  const byMachine = Map.groupBy(transitions, ([machine]) => machine)
  return Object.fromEntries(
    [...byMachine].map(([machine, of]) => [machine, [...new Set(of.map(([, , name]) => name))]]),
  )
}

/**
 * Hears of each part of a chart as an actor of it comes there, children at any depth included, once for each copy of the chart.
 * What it returns is for an actor's `inspect`.
 */
export const createRecorder = (hear: (part: TakenPart) => void): ((inspected: InspectionEvent) => void) => {
  const heard = new WeakSet<object>()
  const isNew = (part: object) => !heard.has(part) && heard.add(part)
  return (inspected) => {
    if (inspected.type !== '@xstate.microstep' && inspected.type !== '@xstate.snapshot') return
    const { machine, _nodes } = inspected.snapshot as Partial<AnyMachineSnapshot>
    if (!machine) return
    const enter = (node: AnyNode) => {
      if (node.path.length > 0 && isNew(node)) hear([machine.id, 'state', pathOf(node)])
    }
    for (const node of _nodes as AnyNode[]) enter(node)
    if (inspected.type !== '@xstate.microstep') return
    for (const transition of inspected._transitions) {
      enter(transition.source)
      if (isNew(transition)) hear([machine.id, 'transition', transitionId(transition)])
    }
  }
}

let taken: TakenPart[] = []
let recorder = createRecorder((part) => taken.push(part))

/** Begins anew, and says what the actors of journeys and walks have taken since it began before. */
export const takeRecord = (): readonly TakenPart[] => {
  const before = taken
  taken = []
  recorder = createRecorder((part) => taken.push(part))
  return before
}

/** Puts down what an actor of a journey or a walk takes. */
export const record = (inspected: InspectionEvent): void => recorder(inspected)
