import type { Chart } from '../../../atlas/chart/chart.types.ts'
import type { SvgElement } from '../../../atlas/chart/svg-node.ts'
import { svgText } from '../../../atlas/chart/svg-text.ts'
import { chartWords } from '../../../atlas/chart/words.ts'
import type { Drawing } from '../layout/drawing.ts'
import { drawingTree } from './drawing-tree.ts'
import { element } from './elements.ts'
import { embeddedFonts } from './embedded-fonts.ts'

/** The drawing as one SVG file: no scripts, nothing loaded, the same bytes on every machine. [DG-01] */
export function svg(drawing: Drawing): string {
  return svgFile(drawingTree(drawing), drawing.chart)
}

/** A drawing's tree as a file that stands by itself: with title, description and fonts, an element a line. */
export function svgFile({ tag, attributes, children }: SvgElement, chart: Chart): string {
  const named = {
    role: 'img',
    'aria-labelledby': `title-${chart.id} desc-${chart.id}`,
  }
  const parts = [
    element('title', { id: `title-${chart.id}` }, [`Statechart: ${chart.title}`]),
    element('desc', { id: `desc-${chart.id}` }, [chartWords(chart)]),
    element('style', {}, [embeddedFonts()]),
    ...children,
  ]
  const lines = [...parts.flatMap((part) => ['\n', part]), '\n']
  return `${svgText({ tag, attributes: { ...attributes, ...named }, children: lines })}\n`
}
