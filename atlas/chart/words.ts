import type { Chart, ChartState, ChartTransition } from './chart.types.ts'
import { isTold, tellingWords, withDescendants, withOtherwise } from './states.ts'

/** `CA-01 to CA-08, JO-01, JO-03`: runs of requirement ids in one group are joined. */
export function idRanges(ids: readonly string[]): string {
  const runs: string[][] = []
  for (const id of [...ids].sort()) {
    const run = runs.at(-1)
    if (run && follows(run.at(-1) ?? '', id)) run.push(id)
    else runs.push([id])
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run.join(', '))).join(', ')
}

function follows(before: string, id: string): boolean {
  return before.slice(0, 3) === id.slice(0, 3) && Number(id.slice(3)) === Number(before.slice(3)) + 1
}

/** The whole chart in sentences, for people who cannot see the drawing. */
export function chartWords(chart: Chart): string {
  const states = withDescendants(chart.root)
  return [
    `${chart.title}. ${opening(chart)}`,
    ...states.flatMap((state) =>
      walkFrom(state, chart).map((step) => `From ${statePath(state.id, chart)}: ${step}.`),
    ),
  ].join(' ')
}

/** How the chart starts. */
export function opening({ root }: Chart): string {
  if (root.kind === 'parallel')
    return `${root.children.length} regions run side by side: ${root.children.map((region) => region.key).join(', ')}.`
  const first = root.children.find((child) => child.id === root.initial)
  return first ? `Starts in ${first.key}.` : ''
}

/** The steps that lead out of a state or stay in it, in the order the machine tries them. */
export function walkFrom(state: ChartState, chart: Chart): string[] {
  return chart.transitions
    .filter((transition) => transition.source === state.id)
    .map((transition) => stepWords(withOtherwise(transition, chart), chart))
}

/** One step: what triggers it, under which condition, and where it leads. */
export function stepWords(transition: ChartTransition, chart: Chart): string {
  const told = transition.actions.filter(isTold).map((action) => `, it ${tellingWords(action)}`)
  const { guard } = transition
  const condition = guard === undefined ? '' : guard === 'otherwise' ? ', otherwise' : `, if ${guard}`
  const way =
    transition.target === undefined
      ? 'stay'
      : transition.target === transition.source
        ? 'enter it again'
        : `go to ${statePath(transition.target, chart)}`
  return `${triggerWords(transition)}${condition}, ${way}${told.join('')}`
}

/** The trigger as a reader says it: `on cancel.confirm`, `when cancelOrder is done`, `after windowLeft`. */
export function triggerWords({ kind, event }: ChartTransition): string {
  if (kind === 'done') return `when ${event.replace(/\.done$/, '')} is done`
  if (kind === 'failed') return `when ${event.replace(/\.error$/, '')} breaks`
  if (kind === 'finished') return 'when everything inside has finished'
  if (kind === 'always') return 'at once'
  return kind === 'after' ? event : `on ${event}`
}

/** A state's place in its chart: `dialog.inProgress.sending`; the chart itself by its own name. */
export function statePath(id: string, chart: Chart): string {
  return id === chart.root.id ? `any state of ${chart.id}` : id.slice(chart.root.id.length + 1)
}
