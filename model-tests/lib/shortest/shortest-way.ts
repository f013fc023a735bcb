import {
  type AnyMachineSnapshot,
  getInitialMicrosteps,
  getMicrosteps,
  initialTransition,
  transition,
} from 'xstate'
import { activeStatesOf } from '../chart-parts.ts'
import type { AnyFlowModel } from '../flow-model.ts'
import { eventOf, type Step, stepsFrom } from '../steps.ts'

/** The way from a start to somewhere, by the model's own events and answers. */
export type Way = {
  readonly start: AnyFlowModel['starts'][number]
  readonly steps: readonly Step[]
  readonly snapshot: AnyMachineSnapshot
}

type Goal = (snapshot: AnyMachineSnapshot) => boolean

/** More ways than this mean that `key` lets the context grow. */
const maxWays = 20_000

const placeOf = (model: AnyFlowModel, start: Way['start'], { value, context, status }: AnyMachineSnapshot) =>
  JSON.stringify([model.starts.indexOf(start), value, status, model.key?.(context) ?? null])

const begin = (model: AnyFlowModel, start: Way['start']): Way => {
  const [snapshot] = initialTransition(model.machine, start.input as never)
  return { start, steps: [], snapshot: snapshot as AnyMachineSnapshot }
}

/** The shortest of all ways that end where `goal` says, or that pass `through` a transition; the first start wins a tie. */
export const wayTo = (
  model: AnyFlowModel,
  goal: Goal,
  through?: (before: AnyMachineSnapshot, step: Step) => boolean,
): Way | undefined => {
  const begun = model.starts.map((start) => begin(model, start))
  const known = new Set(begun.map(({ start, snapshot }) => placeOf(model, start, snapshot)))
  const ways = [...begun]
  for (const way of ways) {
    if (goal(way.snapshot)) return way
    for (const step of stepsFrom(model, way.snapshot)) {
      const [next] = transition(model.machine, way.snapshot, eventOf(step) as never)
      const further = { start: way.start, steps: [...way.steps, step], snapshot: next as AnyMachineSnapshot }
      if (through?.(way.snapshot, step)) return further
      const place = placeOf(model, way.start, further.snapshot)
      if (known.has(place)) continue
      known.add(place)
      ways.push(further)
    }
    if (ways.length > maxWays) return undefined
  }
  return undefined
}

type Microsteps = readonly (readonly [AnyMachineSnapshot, ...unknown[]])[]

/** To where the chart rests in a state, or, where nobody rests, to what comes right after it. */
export const wayToState = (model: AnyFlowModel, state: string): Way | undefined => {
  const isIn: Goal = (snapshot) => activeStatesOf(snapshot).includes(state)
  const isPassed = (microsteps: Microsteps) => microsteps.some(([snapshot]) => isIn(snapshot))
  return (
    wayTo(model, isIn) ??
    beginning(model, ({ input }) => isPassed(getInitialMicrosteps(model.machine, input as never))) ??
    wayTo(
      model,
      () => false,
      (before, step) => isPassed(getMicrosteps(model.machine, before, eventOf(step) as never)),
    )
  )
}

/** The way of no steps from the first start that fits. */
const beginning = (model: AnyFlowModel, fits: (start: Way['start']) => boolean): Way | undefined =>
  model.starts.filter(fits).map((start) => begin(model, start))[0]

/** To where the chart has invoked an actor by this id. */
export const wayToInvoked = (model: AnyFlowModel, actor: string): Way | undefined =>
  wayTo(model, (snapshot) => snapshot._nodes.some(({ invoke }) => invoke.some(({ id }) => id === actor)))
