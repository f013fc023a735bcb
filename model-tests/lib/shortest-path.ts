import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate'
import { leavesOf } from './chart-parts.ts'
import type { AnyFlowModel } from './flow-model.ts'
import type { Path, PathStep } from './paths.ts'
import { eventOf, stepsFrom } from './steps.ts'

/** A way through a flow that has no number. */
export type Way = Omit<Path, 'number'>

type Reached = { readonly way: Way; readonly state: AnyMachineSnapshot }

const keyOf = (model: AnyFlowModel, { value, status, context }: AnyMachineSnapshot): string =>
  JSON.stringify([value, status, model.key?.(context) ?? null])

const begin = (model: AnyFlowModel, start: Way['start']): Reached => {
  const [state] = initialTransition(model.machine, start.input as never) as [AnyMachineSnapshot, unknown]
  return { state, way: { start, initial: { value: state.value, leaves: leavesOf(state) }, steps: [] } }
}

const onwards = (model: AnyFlowModel, { way, state }: Reached): readonly Reached[] =>
  stepsFrom(model, state).map((step) => {
    const [after] = transition(model.machine, state, eventOf(step)) as [AnyMachineSnapshot, unknown]
    const taken: PathStep = { step, value: after.value, leaves: leavesOf(after) }
    return { state: after, way: { ...way, steps: [...way.steps, taken] } }
  })

/**
 * The shortest way to a state that `isThere`, over all starts; of ways of one length that from the first start, with the first
 * case. `null` where no way leads there.
 */
export const shortestWay = (
  model: AnyFlowModel,
  isThere: (state: AnyMachineSnapshot) => boolean,
  starts: AnyFlowModel['starts'] = model.starts,
): Way | null => {
  let front = starts.map((start) => begin(model, start))
  const seen = new Set<string>()
  while (front.length > 0) {
    const found = front.find(({ state }) => isThere(state))
    if (found) return found.way
    const fresh = front.flatMap((reached) => onwards(model, reached))
    front = fresh.filter(({ state, way }) => {
      const key = `${model.starts.indexOf(way.start)} ${keyOf(model, state)}`
      return !seen.has(key) && seen.add(key)
    })
  }
  return null
}

/** The shortest way to a state in which the chart rests in `leaf`, `parent.child`; see {@link shortestWay}. */
export const shortestWayTo = (model: AnyFlowModel, leaf: string): Way | null =>
  shortestWay(model, (state) => leavesOf(state).includes(leaf))
