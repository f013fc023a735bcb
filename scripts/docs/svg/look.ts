import { type Face, fontSize } from '../layout/measure.ts'

/** Presentation attributes: what every viewer of SVG knows, and what the CSS of a page outranks. */
type Look = Readonly<Record<string, string>>

const paper = '#fff'
const ink = '#121317'
const soft = '#52545b'
const firm = '#85878e'
const boxed = (fill: string): Look => ({ fill, stroke: ink, 'stroke-width': '1.5' })

/** How shapes look, by class. `bar` is a place for whoever paints coverage: nothing shows there by itself. */
export const shapes = {
  paper: { fill: paper },
  frame: boxed(paper),
  box: boxed(paper),
  choice: boxed(paper),
  sunk: boxed('#f6f6f4'),
  deep: boxed('#ededea'),
  bar: { fill: 'none' },
  rule: { fill: 'none', stroke: '#e2e2de' },
  divider: {
    fill: 'none',
    stroke: firm,
    'stroke-width': '1.5',
    'stroke-dasharray': '2 5',
    'stroke-linecap': 'round',
  },
  any: { fill: paper, stroke: firm, 'stroke-width': '1.5', 'stroke-dasharray': '4 3' },
  dot: { fill: ink },
  head: { fill: ink },
  line: { fill: 'none', stroke: ink, 'stroke-width': '1.5' },
  icon: { fill: 'none', stroke: soft, 'stroke-width': '1.3' },
} satisfies Record<string, Look>

export type ShapeClass = keyof typeof shapes

/**
 * Fonts by the names under which viewers know them, then fonts that are narrower or as wide as a drawing has room for
 * (`textRoom`).
 */
const sans = 'Inter, Helvetica, Arial, Liberation Sans, sans-serif'
const heading = 'Archivo, Helvetica, Arial, Liberation Sans, sans-serif'
const mono = 'ui-monospace, DejaVu Sans Mono, Menlo, Consolas, Liberation Mono, monospace'

const face = (of: Face, family: string, fill: string, more: Look = {}): Look => ({
  'font-family': family,
  'font-size': String(fontSize[of]),
  ...more,
  fill,
})

/** How texts look, by face, which is their class. */
export const faces: Readonly<Record<Face, Look>> = {
  title: face('title', heading, ink, { 'font-weight': '700' }),
  name: face('name', heading, ink, { 'font-weight': '700' }),
  text: face('text', sans, soft),
  guard: face('guard', sans, soft, { 'font-style': 'italic' }),
  code: face('code', mono, ink),
}
