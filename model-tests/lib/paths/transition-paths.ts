import type { AnyMachineSnapshot } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { leavesOf, transitionId, transitionsFor } from '../chart-parts.ts'
import type { AnyFlowModel } from '../flow-model.ts'
import { longestOf, type Path } from '../path.ts'
import { eventOf, type Step, stepsFrom } from '../steps.ts'

/** More states than this mean that `key` lets the context grow. */
const maxStates = 20_000

type PlannedEvent = { readonly type: string; readonly step: Step }

const planned = (step: Step): PlannedEvent => ({ ...eventOf(step), step })

/**
 * Two arrivals in one state by different transitions, or by different cases of one, count as two: only then do the
 * shortest paths take every transition with every case.
 */
const serialize =
  (model: AnyFlowModel) =>
  (snapshot: AnyMachineSnapshot, event: PlannedEvent | undefined, before: AnyMachineSnapshot | undefined) => {
    const taken = before && event ? transitionsFor(before, event).map(transitionId) : []
    const key = model.key?.(snapshot.context) ?? null
    return JSON.stringify([snapshot.value, snapshot.status, key, taken, event?.step.words ?? null])
  }

type Unnumbered = Omit<Path, 'number'>

const pathsFrom = (model: AnyFlowModel, start: Path['start'], limit: number): readonly Unnumbered[] => {
  const cache = new Map<string, readonly Step[]>()
  const stepsOf = (snapshot: AnyMachineSnapshot) => {
    const key = JSON.stringify([snapshot.value, snapshot.status, model.key?.(snapshot.context) ?? null])
    const known = cache.get(key) ?? stepsFrom(model, snapshot)
    cache.set(key, known)
    return known
  }
  const found = getShortestPaths(model.machine, {
    input: start.input as never,
    limit,
    events: ((snapshot: AnyMachineSnapshot) => stepsOf(snapshot).map(planned)) as never,
    serializeEvent: ((event: PlannedEvent) => `${event.type} ${event.step?.words}`) as never,
    serializeState: serialize(model) as never,
  })
  return found.map(({ steps }) => {
    const [first, ...rest] = steps as unknown as { event: PlannedEvent; state: AnyMachineSnapshot }[]
    if (!first) throw new Error(`${model.flow}: a path without a beginning`)
    return {
      start,
      initial: { value: first.state.value, leaves: leavesOf(first.state) },
      steps: rest.map(({ event, state }) => ({
        step: event.step,
        value: state.value,
        leaves: leavesOf(state),
      })),
    }
  })
}

/**
 * Shortest paths that together walk every state, and every transition with every case of the model; one that another begins with
 * is left out.
 *
 * @throws Error where the chart has more than `limit` states to tell apart.
 */
export const transitionPaths = (model: AnyFlowModel, limit = maxStates): readonly Unnumbered[] =>
  longestOf(model.starts.flatMap((start) => pathsFrom(model, start, limit)))
