import type { Chart, ChartState, ChartTransition } from '../chart.types.ts'
import { isTold, tellingWords, withOtherwise } from '../states.ts'
import { escapedName } from './escaped-name.ts'

type Ids = ReadonlyMap<string, string>

/**
 * A chart as a Mermaid state diagram (`stateDiagram-v2`): states with their sentences, choice points, regions and final
 * states; transitions with event, guard and what they tell. Those that stay in their state lead back to it. Where the chart
 * itself takes events, it is a state around all others; where it has regions they are side by side, and what it takes is noted
 * at the first: Mermaid cannot draw lines of a state that has both.
 */
export function mermaid(chart: Chart): string {
  const { root, transitions, title } = chart
  const ids = mermaidIds(root)
  const own = transitions.filter(({ source }) => source === root.id)
  const isApart = root.kind === 'parallel'
  const drawn = isApart ? transitions.filter((transition) => !own.includes(transition)) : transitions
  const lines = [
    ...(isApart ? regions(root, chart, ids) : []),
    ...(!isApart && own.length > 0 ? stateLines(root, chart, ids) : []),
    ...(!isApart && own.length === 0 ? inside(root, chart, ids) : []),
    ...drawn.map((transition) => transitionLine(withOtherwise(transition, chart), ids)),
    ...(isApart ? note(chart, own, ids) : []),
  ]
  return `${['---', `title: ${JSON.stringify(title)}`, '---', 'stateDiagram-v2', ...indented(lines)].join('\n')}\n`
}

/** Ids in Mermaid by those of the chart: keys joined by two underlines. */
export function mermaidIds(root: ChartState, prefix = ''): Ids {
  const own = `${prefix}${escapedName(root.key).replace(/_(?=_|$)/g, '_x5F_')}`
  return new Map([[root.id, own], ...root.children.flatMap((child) => [...mermaidIds(child, `${own}__`)])])
}

/** Text that may stand in a label, between quotes as well. */
function mermaidText(text: string): string {
  return text.replace(/[#;:"<>{}[\]`\\]/g, (sign) => `#${sign.charCodeAt(0)};`).replace(/\s+/g, ' ')
}

function stateLines(state: ChartState, chart: Chart, ids: Ids): string[] {
  const id = ids.get(state.id) ?? ''
  if (state.isChoice) return [`state ${id} <<choice>>`]
  const lines = [`state "${mermaidText(state.key)}" as ${id}`]
  if (state.children.length > 0) lines.push(`state ${id} {`, ...indented(inside(state, chart, ids)), '}')
  else if (state.description) lines.push(`${id} : ${mermaidText(state.description)}`)
  return lines
}

/** What a state holds; regions are parted. A state is made before anything leads to it, or it would not be a choice point. */
function inside(state: ChartState, chart: Chart, ids: Ids): string[] {
  const { children, kind, initial } = state
  const held = children.map((child) => stateLines(child, chart, ids))
  if (kind === 'parallel') return held.flatMap((lines, index) => (index > 0 ? ['--', ...lines] : lines))
  return [
    ...held.flat(),
    ...(initial ? [`[*] --> ${ids.get(initial)}`] : []),
    ...children.filter((child) => child.kind === 'final').map((child) => `${ids.get(child.id)} --> [*]`),
  ]
}

function regions(root: ChartState, chart: Chart, ids: Ids): string[] {
  return [
    ...root.children.flatMap((region) => stateLines(region, chart, ids)),
    ...root.children.map((region) => `[*] --> ${ids.get(region.id)}`),
  ]
}

function note(chart: Chart, own: readonly ChartTransition[], ids: Ids): string[] {
  const [region] = chart.root.children
  if (!region || own.length === 0) return []
  const words = own.map((transition) => {
    const target = transition.target === undefined ? 'stays' : ids.get(transition.target)
    return `${wordsOf(withOtherwise(transition, chart))} → ${target}`
  })
  return [`note right of ${ids.get(region.id)}`, ...indented(words), 'end note']
}

function transitionLine(transition: ChartTransition, ids: Ids): string {
  const { source, target } = transition
  return `${ids.get(source)} --> ${ids.get(target ?? source)} : ${wordsOf(transition)}`
}

function wordsOf({ kind, event, guard, actions }: ChartTransition): string {
  const words = [
    ...(kind === 'always' && guard ? [] : [event]),
    ...(guard ? [`[${guard}]`] : []),
    ...actions.filter(isTold).map((action) => `/ ${tellingWords(action)}`),
  ]
  return mermaidText(words.join(' '))
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`)
