import type { SvgElement } from '../../../atlas/chart/svg-node.ts'
import { idRanges } from '../../../atlas/chart/words.ts'
import { spanAt } from '../layout/box-content.ts'
import type { Drawing } from '../layout/drawing.ts'
import type { FrameStrip } from '../layout/frame-strip.ts'
import { textRoom } from '../layout/measure.ts'
import { element, group, icon, n, shape, text, textAt } from './elements.ts'
import { legend } from './svg-legend.ts'
import { line } from './svg-line.ts'
import { dot, regionBar, stateBox } from './svg-parts.ts'

const margin = 24
const headHeight = 48
const regionHead = 34
const narrowest = 640

export type TreeOptions = {
  /** Stands beside the chart's name in place of its requirements. */
  note?: string
  /** Without frame, name and legend, for a page that has those itself. */
  isBare?: boolean
}

/**
 * A drawing as data: an `svg` with states, transitions and lines named by `data-state`, `data-transition` and `data-link`, and
 * everything of a look named by its class. Title, description and fonts are for whoever writes a file of it.
 */
export function drawingTree(drawing: Drawing, { note, isBare = false }: TreeOptions = {}): SvgElement {
  const { chart, regions } = drawing
  const apart = regions.length > 1
  const name = spanAt(chart.id, 'title', margin, 33)
  const facts = [chart.root.kind === 'parallel' ? 'parallel' : '', idRanges(chart.requirements)]
    .filter(Boolean)
    .join(' · ')
  const subtitle = note ?? facts
  const widest = Math.max(
    isBare ? 0 : narrowest,
    ...regions.map(({ placement, strip }) => Math.max(placement.width, strip.width + 2 * margin)),
    drawing.strip.width + 2 * margin,
    isBare ? 0 : margin * 2 + name.room + 20 + textRoom(subtitle, 'text'),
  )
  const width = Math.ceil(widest)
  const top = isBare ? 8 : headHeight
  const body: SvgElement[] = strip(drawing.strip, top + (isBare ? 12 : 0))
  let y = top + drawing.strip.height + (isBare && drawing.strip.height > 0 ? 12 : 0)
  regions.forEach(({ state, placement, strip: rows }, index) => {
    const start = y
    const head = apart ? regionHead + rows.height : 0
    if (index > 0) body.push(shape('path', 'divider', { d: `M1 ${n(y)}H${n(width + 1)}` }))
    if (apart) {
      const key = spanAt(state.key, 'name', margin, y + 24)
      body.push(
        group({ class: 'state region', 'data-state': state.path }, [
          regionBar(start, head + placement.height),
          text(key),
        ]),
      )
      if (state.description && drawing.form === 'full')
        body.push(textAt(state.description, 'text', margin + key.room + 12, y + 24))
      body.push(...strip(rows, y + regionHead + 2))
    }
    const left = apart ? 1 : 1 + Math.round((width - placement.width) / 2)
    const { states, lines, dots } = placement
    body.push(
      group({ x: left, y: y + head }, [
        ...states.filter((box) => box.state.children.length > 0).map(stateBox),
        ...lines.map(line),
        ...states.filter((box) => box.state.children.length === 0).map(stateBox),
        ...dots.flatMap(dot),
      ]),
    )
    y += head + placement.height
  })
  const height = Math.ceil(y)
  const signs = isBare ? undefined : legend(drawing, widest - 2 * margin)
  const size = { width: width + 2, height: signs ? height + 26 + signs.height : height }
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...size,
      viewBox: `0 0 ${size.width} ${size.height}`,
      direction: 'ltr',
      'text-rendering': 'geometricPrecision',
    },
    [
      shape('rect', 'paper', size),
      ...(signs
        ? [
            shape('rect', 'frame', { x: 1, y: 1, width, height, rx: 4 }),
            text(name),
            ...(subtitle ? [textAt(subtitle, 'text', margin + name.room + 20, 33)] : []),
          ]
        : []),
      ...body,
      ...(signs ? [group({ x: margin, y: height + 36 }, signs.parts)] : []),
    ],
  )
}

function strip({ spans, icons, height }: FrameStrip, y: number): SvgElement[] {
  return height === 0 ? [] : [group({ x: margin, y }, [...spans.map(text), ...icons.map(icon)])]
}
