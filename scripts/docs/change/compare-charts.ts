import type { Chart, ChartState, ChartTransition } from '../../../atlas/chart/chart.types.ts'
import { withDescendants } from '../../../atlas/chart/states.ts'
import { changedParts } from './changed-parts.ts'

export type Mark = 'added' | 'removed' | 'changed'

/** What became of a transition that leaves the same state on the same event under the same guard. */
export type TransitionChange =
  | { kind: 'added' | 'removed'; transition: ChartTransition }
  | { kind: 'retargeted' | 'acts differently'; before: ChartTransition; transition: ChartTransition }

export type StateChange =
  | { kind: 'added' | 'removed'; state: ChartState }
  | { kind: 'changed'; before: ChartState; state: ChartState; parts: readonly string[] }

/** Two versions of a chart: what differs, and both in one chart that can be drawn. */
export type ChartChange = {
  /** All states and transitions of both; where both have one, it is the newer. */
  chart: Chart
  states: StateChange[]
  transitions: TransitionChange[]
}

/** Compares two versions of a flow's chart. States are the same by their path: one that was renamed is removed and added. */
export function compareCharts(before: Chart, after: Chart): ChartChange {
  const states = compareStates(before, after)
  const transitions = compareTransitions(before, after)
  const former = transitions.flatMap((change) => {
    if (change.kind === 'removed') return [asFormer(change.transition)]
    return change.kind === 'retargeted' ? [asFormer(change.before)] : []
  })
  const root = mergedState(before.root, after.root)
  return { chart: { ...after, root, transitions: [...after.transitions, ...former] }, states, transitions }
}

/** Id of a transition that only the older chart has, in the chart of both. */
export const formerId = (id: string): string => `before: ${id}`

function asFormer(transition: ChartTransition): ChartTransition {
  return { ...transition, id: formerId(transition.id), former: true }
}

function mergedState(before: ChartState, after: ChartState): ChartState {
  const children = after.children.map((child) => {
    const older = before.children.find(({ key }) => key === child.key)
    return older ? mergedState(older, child) : child
  })
  const removed = before.children.filter(({ key }) => !after.children.some((child) => child.key === key))
  return { ...after, children: [...children, ...removed] }
}

function compareStates(before: Chart, after: Chart): StateChange[] {
  const older = new Map(withDescendants(before.root).map((state) => [state.path, state]))
  const newer = withDescendants(after.root)
  const paths = new Set(newer.map(({ path }) => path))
  const kept = newer.flatMap((state): StateChange[] => {
    const was = older.get(state.path)
    if (!was) return [{ kind: 'added', state }]
    const parts = changedParts(was, state)
    return parts.length > 0 ? [{ kind: 'changed', before: was, state, parts }] : []
  })
  const gone = [...older.values()].filter(({ path }) => !paths.has(path))
  return [...kept, ...gone.map((state): StateChange => ({ kind: 'removed', state }))]
}

const occasion = ({ source, event, guard }: ChartTransition) => [source, event, guard ?? ''].join('|')

function compareTransitions(before: Chart, after: Chart): TransitionChange[] {
  const left = [...before.transitions]
  const take = (isSame: (older: ChartTransition) => boolean) => {
    const index = left.findIndex(isSame)
    return index < 0 ? undefined : left.splice(index, 1)[0]
  }
  const newOnes: ChartTransition[] = []
  const changes: TransitionChange[] = []
  for (const transition of after.transitions) {
    const same = take(
      (older) => older.target === transition.target && occasion(older) === occasion(transition),
    )
    if (!same) newOnes.push(transition)
    else if (JSON.stringify(same.actions) !== JSON.stringify(transition.actions))
      changes.push({ kind: 'acts differently', before: same, transition })
  }
  for (const transition of newOnes) {
    const older = take((other) => occasion(other) === occasion(transition))
    changes.push(older ? { kind: 'retargeted', before: older, transition } : { kind: 'added', transition })
  }
  return [...changes, ...left.map((transition): TransitionChange => ({ kind: 'removed', transition }))]
}
