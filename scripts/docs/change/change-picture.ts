import { drawChart } from '../layout/drawing.ts'
import { svg } from '../svg/svg.ts'
import { escaped } from '../svg/svg-parts.ts'
import { type ChartChange, formerId, type Mark } from './compare-charts.ts'

const style = `<style>
svg{--added:#0a7d33;--removed:#b3261e;--changed:#1d4ed8}
@media (prefers-color-scheme:dark){svg{--added:#5fd38a;--removed:#ff8a80;--changed:#8fb0ff}}
[data-change=added]>rect,[data-change=added]>.line{stroke:var(--added);stroke-width:4}
[data-change=removed]>rect,[data-change=removed]>.line{stroke:var(--removed);stroke-dasharray:7 5}
[data-change=changed]>rect,[data-change=changed]>.line{stroke:var(--changed);stroke-width:3;stroke-dasharray:2 3}
text[data-change=added]{fill:var(--added);font-weight:700}
text[data-change=removed],[data-change=removed]>.name{fill:var(--removed);text-decoration:line-through}
text[data-change=changed]{fill:var(--changed);text-decoration:underline}
</style>`

/** Before and after in one drawing: added in heavy lines, removed dashed and struck through, changed dotted and underlined. */
export async function changePicture(change: ChartChange): Promise<string> {
  const drawing = await drawChart(change.chart)
  const states = new Map<string, Mark>(change.states.map(({ kind, state }) => [state.path, kind]))
  const transitions = new Map<string, Mark>()
  for (const { kind, ...other } of change.transitions) {
    const { id } = other.transition
    if (kind === 'removed') transitions.set(formerId(id), 'removed')
    else transitions.set(id, kind === 'added' ? 'added' : 'changed')
    if ('before' in other && kind === 'retargeted') transitions.set(formerId(other.before.id), 'removed')
  }
  const lines = new Map<string, Mark>()
  for (const { link } of drawing.regions.flatMap(({ placement }) => placement.lines)) {
    const marks = new Set(link?.transitions.map(({ id }) => transitions.get(id)))
    const [mark] = marks
    if (link && mark && marks.size === 1) lines.set(link.id, mark)
  }
  const markup = svg(drawing, 'added: heavy · removed: dashed, struck through · changed: dotted, underlined')
  return marked(
    marked(marked(markup, 'data-state', states), 'data-transition', transitions),
    'data-link',
    lines,
  ).replace('</style>', `</style>${style}`)
}

function marked(markup: string, attribute: string, marks: ReadonlyMap<string, Mark>): string {
  let result = markup
  for (const [name, mark] of marks) {
    const named = `${attribute}="${escaped(name)}"`
    result = result.replaceAll(named, () => `${named} data-change="${mark}"`)
  }
  return result
}
