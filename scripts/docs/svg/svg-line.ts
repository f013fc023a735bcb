import type { SvgElement } from '../../../atlas/chart/svg-node.ts'
import type { PlacedLine, Point } from '../layout/drawing.types.ts'
import { group, n, shape, text } from './elements.ts'

const cornerRadius = 8
const head = { length: 9, half: 3.6, before: 0.5 }

/** A transition's line with its arrow head, and the words at it. */
export function line({ id, points, label }: PlacedLine): SvgElement {
  return group({ class: 'link', 'data-link': id }, [
    ...arrow(points),
    ...(label ? [group({ x: label.x, y: label.y }, label.spans.map(text))] : []),
  ])
}

/** A line and its head, which is a shape of its own: some viewers show no markers. */
export function arrow(points: readonly Point[]): SvgElement[] {
  const end = points.at(-1)
  const before = points.at(-2)
  if (!end || !before) return []
  const way = { x: Math.sign(end.x - before.x), y: Math.sign(end.y - before.y) }
  const back = (by: number, aside = 0): Point => ({
    x: end.x - way.x * by - way.y * aside,
    y: end.y - way.y * by + way.x * aside,
  })
  const base = head.before + head.length
  const tip = back(head.before)
  const [one, other] = [back(base, head.half), back(base, -head.half)]
  return [
    shape('path', 'line', { d: rounded([...points.slice(0, -1), back(base - 1)]) }),
    shape('path', 'head', { d: `M${at(one)}L${at(tip)} ${at(other)}z` }),
  ]
}

/** A path through the points whose corners are rounded by 8 px, or by half of the shorter side where that is less. */
function rounded(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M${at(point)}`
      if (!after) return `L${at(point)}`
      const radius = Math.min(cornerRadius, distance(before, point) / 2, distance(point, after) / 2)
      return `L${at(towards(point, before, radius))}Q${at(point)} ${at(towards(point, after, radius))}`
    })
    .join('')
}

function at({ x, y }: Point): string {
  return `${n(x)} ${n(y)}`
}

function distance(a: Point, b: Point): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y)
}

function towards(from: Point, to: Point, length: number): Point {
  return { x: from.x + Math.sign(to.x - from.x) * length, y: from.y + Math.sign(to.y - from.y) * length }
}
