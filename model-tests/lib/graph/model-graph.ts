import type { AnyMachineSnapshot } from 'xstate'
import { activeStatesOf, configurationOf, pathOf, transitionId, transitionsFor } from '../chart-parts.ts'
import type { AnyFlowModel } from '../flow-model.ts'
import { allStepsIn, eventOf, type Step } from '../steps.ts'
import { refusedAtRest, refusedBy, refusedInMicrostep } from './refused.ts'
import { type Trace, traceStart, traceStep } from './trace.ts'

/** What of a chart comes by on the way from one rest to the next, by name. */
export type Passed = {
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
  /** Transitions whose guards said no, those that nobody waits for where the chart comes to rest included. */
  readonly refused: ReadonlySet<string>
  /** Types of the events, raised ones included. */
  readonly events: ReadonlySet<string>
}

/** One step of a model: what happens in one of its states, and where that leads. */
export type GraphStep = {
  readonly from: GraphState
  readonly to: GraphState
  readonly step: Step
  /** Transitions that answer the step's own event; none where its guards say no, and the chart stays as it is. */
  readonly took: readonly string[]
  readonly passed: Passed
}

/** Where a flow can be: all that its model takes for the same is one. */
export type GraphState = {
  readonly start: AnyFlowModel['starts'][number]
  readonly snapshot: AnyMachineSnapshot
  /** Leaves in which the chart rests, as one name. */
  readonly configuration: string
  /** Steps from the start. */
  readonly depth: number
  /** The step by which a shortest way comes here; none at a start. */
  readonly arrival: GraphStep | undefined
  /** What the chart answers to. */
  readonly steps: readonly GraphStep[]
  /** What a guard refuses, so that nothing changes. */
  readonly refusals: readonly GraphStep[]
}

export type ModelGraph = {
  readonly model: AnyFlowModel
  /** Nearest first. */
  readonly states: readonly GraphState[]
  /** By start, as the model has them. */
  readonly begins: readonly { readonly state: GraphState; readonly passed: Passed }[]
}

/** More states than this mean that `key` lets the context grow. */
const maxStates = 20_000

const passedIn = ({ snapshot, microsteps }: Trace): Passed => ({
  states: new Set([
    ...activeStatesOf(snapshot),
    ...microsteps.flatMap(({ taken, after }) => [
      ...activeStatesOf(after),
      ...taken.map(({ source }) => pathOf(source)).filter((path) => path !== ''),
    ]),
  ]),
  transitions: new Set(microsteps.flatMap(({ taken }) => taken.map(transitionId))),
  refused: new Set([...microsteps.flatMap(refusedInMicrostep), ...refusedAtRest(snapshot)]),
  events: new Set(microsteps.map(({ eventType }) => eventType)),
})

const nothingPassed = (refused: readonly string[]): Passed => ({
  states: new Set(),
  transitions: new Set(),
  refused: new Set(refused),
  events: new Set(),
})

type Growing = {
  -readonly [Field in keyof GraphState]: GraphState[Field]
} & { readonly steps: GraphStep[]; readonly refusals: GraphStep[] }

/** A call that fails without anybody to hear of it ends the chart: that is no event that changes nothing. */
const endsChart = (step: Step): boolean => step.kind === 'answer' && 'error' in step.answer

const explore = (
  model: AnyFlowModel,
  limit: number,
  isEnough: (passed: Passed) => boolean = () => false,
): ModelGraph => {
  let isOver = false
  const hear = (passed: Passed): Passed => {
    isOver ||= isEnough(passed)
    return passed
  }
  const found = new Map<string, Growing>()
  const states: Growing[] = []
  const stateOf = (
    start: GraphState['start'],
    snapshot: AnyMachineSnapshot,
    depth: number,
  ): { readonly state: Growing; readonly isNew: boolean } => {
    const place = [model.starts.indexOf(start), snapshot.value, snapshot.status]
    const key = JSON.stringify([...place, model.key?.(snapshot.context) ?? null])
    const known = found.get(key)
    if (known) return { state: known, isNew: false }
    const configuration = configurationOf(snapshot)
    const state: Growing = {
      start,
      snapshot,
      configuration,
      depth,
      arrival: undefined,
      steps: [],
      refusals: [],
    }
    found.set(key, state)
    states.push(state)
    if (states.length > limit) throw new Error(`${model.flow} has more than ${limit} states to tell apart`)
    return { state, isNew: true }
  }
  const take = (from: Growing, step: Step) => {
    const event = eventOf(step)
    const took = transitionsFor(from.snapshot, event).map(transitionId)
    if (took.length === 0) {
      const refused = endsChart(step) ? [] : refusedBy(from.snapshot, event.type, [])
      if (refused.length > 0)
        from.refusals.push({ from, to: from, step, took, passed: nothingPassed(refused) })
      return
    }
    const trace = traceStep(from.snapshot, event)
    const { state: to, isNew } = stateOf(from.start, trace.snapshot, from.depth + 1)
    const taken: GraphStep = { from, to, step, took, passed: hear(passedIn(trace)) }
    from.steps.push(taken)
    if (isNew) to.arrival = taken
  }
  const begins = model.starts.map((start) => {
    const trace = traceStart(model.machine, start.input)
    return { state: stateOf(start, trace.snapshot, 0).state, passed: hear(passedIn(trace)) }
  })
  for (const state of states) {
    if (isOver) break
    for (const step of allStepsIn(model, state.snapshot)) take(state, step)
  }
  return { model, states, begins }
}

const graphs = new WeakMap<AnyFlowModel, ModelGraph>()

/**
 * All that can happen to a flow, by its model: where it can be, and every step from there. Made once for each model.
 *
 * @throws Error where the chart has more than `limit` states to tell apart.
 */
export const graphOf = (model: AnyFlowModel, limit = maxStates): ModelGraph => {
  const graph = graphs.get(model) ?? explore(model, limit)
  graphs.set(model, graph)
  return graph
}

/** What can happen to a flow, nearest first, as far as it takes until enough came by; nothing is kept of it. */
export const exploreUntil = (model: AnyFlowModel, isEnough: (passed: Passed) => boolean): ModelGraph =>
  explore(model, maxStates, isEnough)

/** The steps of a shortest way from a start to a state. */
export const stepsTo = (state: GraphState): readonly GraphStep[] =>
  state.arrival === undefined ? [] : [...stepsTo(state.arrival.from), state.arrival]
