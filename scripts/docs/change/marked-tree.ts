import type { SvgElement, SvgNode } from '../../../atlas/chart/svg-node.ts'
import type { Mark } from './compare-charts.ts'

type Look = Readonly<Record<string, string>>

const colours: Record<Mark, string> = { added: '#0a7d33', removed: '#b3261e', changed: '#1d4ed8' }

/** Outlines and lines: added is heavy, removed dashed, changed dotted. */
const outlines: Record<Mark, Look> = {
  added: { stroke: colours.added, 'stroke-width': '4' },
  removed: { stroke: colours.removed, 'stroke-dasharray': '7 5' },
  changed: { stroke: colours.changed, 'stroke-width': '3', 'stroke-dasharray': '2 3' },
}

const words: Record<Mark, Look> = {
  added: { fill: colours.added, 'font-weight': '700' },
  removed: { fill: colours.removed, 'text-decoration': 'line-through' },
  changed: { fill: colours.changed, 'text-decoration': 'underline' },
}

const outlined = new Set(['box', 'sunk', 'deep', 'choice', 'line'])

/** What became of states, transitions and lines, by the names under which a drawing has them. */
export type Marks = Readonly<
  Record<'data-state' | 'data-transition' | 'data-link', ReadonlyMap<string, Mark>>
>

const attributesOfMarks = ['data-state', 'data-transition', 'data-link'] as const

/** The drawing with `data-change` on everything that is marked, in the look of its mark. */
export function markedTree(tree: SvgElement, marks: Marks): SvgElement {
  const mark = markOf(tree, marks)
  const children = tree.children.map((child) =>
    typeof child === 'string' ? child : markedTree(child, marks),
  )
  if (!mark) return { ...tree, children }
  const named = { ...tree.attributes, 'data-change': mark }
  return tree.tag === 'text'
    ? { ...tree, attributes: { ...named, ...words[mark] }, children }
    : { ...tree, attributes: named, children: children.map((child) => inLook(child, mark)) }
}

function markOf({ attributes }: SvgElement, marks: Marks): Mark | undefined {
  for (const attribute of attributesOfMarks) {
    const name = attributes[attribute]
    const mark = name === undefined ? undefined : marks[attribute].get(name)
    if (mark) return mark
  }
  return undefined
}

/** A part of a state or of a line; words of transitions are marked by themselves. */
function inLook(child: SvgNode, mark: Mark): SvgNode {
  if (typeof child === 'string') return child
  const of = child.attributes.class ?? ''
  if (outlined.has(of)) return withLook(child, outlines[mark])
  if (of === 'head') return withLook(child, { fill: colours[mark] })
  return of === 'name' && mark === 'removed' ? withLook(child, words.removed) : child
}

function withLook(element: SvgElement, look: Look): SvgElement {
  return { ...element, attributes: { ...element.attributes, ...look } }
}
