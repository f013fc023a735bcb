import type { Drawing } from '../layout/drawing.ts'
import type { FrameStrip } from '../layout/frame-strip.ts'
import { textWidth } from '../layout/measure.ts'
import { chartWords, idRanges } from '../layout/words.ts'
import { legend } from './svg-legend.ts'
import { dot, escaped, icon, line, n, stateBox, text, textAt } from './svg-parts.ts'
import { svgStyle } from './svg-style.ts'

const margin = 24
const headHeight = 48
const regionHead = 34
const narrowest = 640

/**
 * The drawing as one SVG file: no scripts, nothing loaded, the same bytes on every machine. `note` stands beside its name
 * in place of the requirements.
 */
export function svg(drawing: Drawing, note?: string): string {
  const { chart, regions } = drawing
  const apart = regions.length > 1
  const titleWidth = textWidth(chart.id, 'title')
  const facts = [chart.root.kind === 'parallel' ? 'parallel' : '', idRanges(chart.requirements)]
    .filter(Boolean)
    .join(' · ')
  const subtitle = note ?? facts
  const widest = Math.max(
    narrowest,
    ...regions.map(({ placement, strip }) => Math.max(placement.width, strip.width + 2 * margin)),
    drawing.strip.width + 2 * margin,
    margin * 2 + titleWidth + 20 + textWidth(subtitle, 'text'),
  )
  const signs = legend(drawing, widest - 2 * margin)
  const width = Math.ceil(widest)
  const body: string[] = []
  let y = headHeight + drawing.strip.height
  body.push(stripAt(drawing.strip, headHeight))
  regions.forEach(({ state, placement, strip }, index) => {
    if (index > 0) body.push(`<path class="divider" d="M1 ${n(y)}H${n(width + 1)}"/>`)
    if (apart) {
      body.push(`<g data-state="${escaped(state.path)}">${textAt(state.key, 'name', margin, y + 24)}</g>`)
      if (state.description)
        body.push(textAt(state.description, 'text', margin + textWidth(state.key, 'name') + 12, y + 24))
      body.push(stripAt(strip, y + regionHead + 2))
      y += regionHead + strip.height
    }
    const left = apart ? 1 : 1 + Math.round((width - placement.width) / 2)
    body.push(`<g transform="translate(${left} ${n(y)})">`)
    body.push(...placement.states.filter((box) => box.state.children.length > 0).map(stateBox))
    body.push(...placement.lines.map(line))
    body.push(...placement.states.filter((box) => box.state.children.length === 0).map(stateBox))
    body.push(...placement.dots.map(dot), '</g>')
    y += placement.height
  })
  const height = Math.ceil(y)
  const total = height + 26 + signs.height
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2}" height="${total}" viewBox="0 0 ${width + 2} ${total}" role="img" aria-labelledby="title-${chart.id} desc-${chart.id}" direction="ltr">`,
    `<title id="title-${chart.id}">${escaped(`Statechart: ${chart.title}`)}</title>`,
    `<desc id="desc-${chart.id}">${escaped(chartWords(chart))}</desc>`,
    svgStyle(),
    '<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path class="head" d="M0 1L10 5 0 9z"/></marker></defs>',
    `<rect class="paper" width="${width + 2}" height="${total}"/>`,
    `<rect class="frame" x="1" y="1" width="${width}" height="${height}" rx="4"/>`,
    text({ text: chart.id, face: 'title', x: margin, y: 33, width: titleWidth }),
    subtitle ? textAt(subtitle, 'text', margin + titleWidth + 20, 33) : '',
    ...body,
    `<g transform="translate(${margin} ${height + 36})">${signs.svg}</g>`,
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n')}\n`
}

function stripAt({ spans, icons, height }: FrameStrip, y: number): string {
  if (height === 0) return ''
  return `<g transform="translate(${margin} ${n(y)})">${spans.map(text).join('')}${icons.map(icon).join('')}</g>`
}
