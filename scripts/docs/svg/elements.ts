import type { SvgElement, SvgNode } from '../../../atlas/chart/svg-node.ts'
import { spanAt } from '../layout/box-content.ts'
import type { Icon, IconName, Span } from '../layout/drawing.types.ts'
import { faces, type ShapeClass, shapes } from './look.ts'

type Attributes = Readonly<Record<string, string | number>>

/** A number as short as it can be written, to a tenth of a pixel. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function element(tag: string, attributes: Attributes, children: readonly SvgNode[] = []): SvgElement {
  const written = Object.entries(attributes).map(([name, value]) => [
    name,
    typeof value === 'number' ? n(value) : value,
  ])
  return { tag, attributes: Object.fromEntries(written), children }
}

/** A shape in the look of its class. */
export function shape(tag: string, of: ShapeClass, attributes: Attributes): SvgElement {
  return element(tag, { class: of, ...attributes, ...shapes[of] })
}

/** Things that stand together, moved from their own corner to a place. */
export function group(
  { x = 0, y = 0, ...attributes }: Attributes & { x?: number; y?: number },
  children: readonly SvgNode[],
): SvgElement {
  const moved = x === 0 && y === 0 ? {} : { transform: `translate(${n(x)} ${n(y)})` }
  return element('g', { ...attributes, ...moved }, children)
}

/** One text. Its length is pinned for viewers that know how to, so that it is as long in any font. */
export function text({ text: words, face, x, y, width, transition }: Span): SvgElement {
  const named = transition === undefined ? {} : { 'data-transition': transition }
  return element('text', { ...named, class: face, x, y, textLength: width, ...faces[face] }, [words])
}

/** One text that stands by itself. */
export function textAt(words: string, face: Span['face'], x: number, y: number): SvgElement {
  return text(spanAt(words, face, x, y))
}

const icons: Record<IconName, readonly SvgElement[]> = {
  call: [element('path', { d: 'M0 -8h7v7H0zM7 -4.5h5M9.5 -7l2.5 2.5L9.5 -2' })],
  timer: [element('circle', { cx: 5.5, cy: -4.5, r: 5 }), element('path', { d: 'M5.5 -7.5v3l2.2 1.4' })],
  stay: [element('path', { d: 'M10.5 -6a5 5 0 1 0 .4 3M11 -9.5V-6H7.5' })],
  leave: [element('path', { d: 'M0 -4.5h9M6.5 -7l2.5 2.5L6.5 -2M12 -9v9' })],
  fact: [element('path', { d: 'M1.5 0V-9.5H10.5L8.3 -6.7 10.5 -4H1.5' })],
}

/** A small sign before a row: invoked call, named timer, event that stays, fact that is told. */
export function icon({ name, x, y }: Icon): SvgElement {
  return group({ class: 'icon', x, y, ...shapes.icon }, icons[name])
}
