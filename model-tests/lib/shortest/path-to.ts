import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate'
import { leavesOf } from '../chart-parts.ts'
import type { AnyFlowModel } from '../flow-model.ts'
import type { Path, PathStep } from '../paths.ts'
import { eventOf } from '../steps.ts'
import { wayToState } from './shortest-way.ts'

/**
 * The path of fewest steps into a state, from whichever start is nearest; its number is 0, being none of the numbered.
 * Undefined where no path comes into the state.
 */
export const pathTo = (model: AnyFlowModel, state: string): Path | undefined => {
  const way = wayToState(model, state)
  if (!way) return undefined
  const [initial] = initialTransition(model.machine, way.start.input as never)
  let snapshot = initial as AnyMachineSnapshot
  const steps = way.steps.map((step): PathStep => {
    ;[snapshot] = transition(model.machine, snapshot, eventOf(step) as never) as [AnyMachineSnapshot, unknown]
    return { step, value: snapshot.value, leaves: leavesOf(snapshot) }
  })
  return {
    number: 0,
    to: state,
    start: way.start,
    initial: { value: initial.value, leaves: leavesOf(initial as AnyMachineSnapshot) },
    steps,
  }
}
