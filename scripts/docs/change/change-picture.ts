import { drawChart } from '../layout/drawing.ts'
import { drawingTree } from '../svg/drawing-tree.ts'
import { svgFile } from '../svg/svg.ts'
import { type ChartChange, formerId, type Mark } from './compare-charts.ts'
import { markedTree } from './marked-tree.ts'

const note = 'added: heavy · removed: dashed, struck through · changed: dotted, underlined'

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
  const links = new Map<string, Mark>()
  for (const { link } of drawing.regions.flatMap(({ placement }) => placement.lines)) {
    const marks = new Set(link?.transitions.map(({ id }) => transitions.get(id)))
    const [mark] = marks
    if (link && mark && marks.size === 1) links.set(link.id, mark)
  }
  const tree = markedTree(drawingTree(drawing, { note }), {
    'data-state': states,
    'data-transition': transitions,
    'data-link': links,
  })
  return svgFile(tree, drawing.chart)
}
