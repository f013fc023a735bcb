import { holds } from '../../../atlas/chart/states.ts'
import type { PlacedLine, PlacedState, Placement, Point, Rect } from './drawing.types.ts'
import { lineHeight } from './measure.ts'

/** What a reader would stumble over, in words; none is the aim. [DG-01] */
export function collisions(placement: Placement): string[] {
  return [
    ...labelOnLabel(placement),
    ...labelOnLine(placement),
    ...labelOnBox(placement),
    ...lineOnBox(placement),
    ...lineOnHead(placement),
    ...slanting(placement),
    ...lineAlongLine(placement),
    ...looseEnds(placement),
    ...flatLoops(placement),
  ]
}

/** How often two lines cross each other. */
export function crossings({ lines }: Placement): number {
  let count = 0
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1))
      for (const [a, b] of segments(one))
        for (const [c, d] of segments(other)) if (cross(a, b, c, d)) count += 1
  })
  return count
}

/** The rows of a label where they stand in the region. */
export function labelRows(line: PlacedLine): Rect[] {
  const { label } = line
  if (!label) return []
  return label.spans.map((span) => ({
    x: label.x + span.x,
    y: label.y + span.y - 10,
    width: span.room,
    height: lineHeight[span.face] - 2,
  }))
}

function labelOnLabel({ lines }: Placement): string[] {
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => labelRows(one).some((a) => labelRows(other).some((b) => overlap(a, b))))
      .map((other) => `label of ${one.id} on label of ${other.id}`),
  )
}

function labelOnLine({ lines }: Placement): string[] {
  return lines.flatMap((labelled) =>
    lines
      .filter((line) =>
        segments(line).some(([a, b]) => labelRows(labelled).some((row) => overlap(row, segmentRect([a, b])))),
      )
      .map((line) => `label of ${labelled.id} on line ${line.id}`),
  )
}

/** A label may lie in a box that holds its source or its target, but not on that box's own words or border. */
function labelOnBox({ lines, states, dots }: Placement): string[] {
  const boxes = [
    ...states.map((box) => ({ ...box, id: box.state.id, compound: box.state.children.length > 0 })),
    ...dots.map((box) => ({ ...box, compound: false })),
  ]
  return lines.flatMap((line) =>
    boxes
      .filter((box) =>
        labelRows(line).some(
          (row) => overlap(row, box) && !(box.compound && inside(row, box) && belongs(line, box.id)),
        ),
      )
      .map((box) => `label of ${line.id} on ${box.id}`),
  )
}

/** A line may pass through a box only if that box holds its source or its target. */
function lineOnBox({ lines, states, dots }: Placement): string[] {
  const boxes = [...states.map((box) => ({ ...bodyOf(box), id: box.state.id })), ...dots]
  return lines.flatMap((line) =>
    boxes
      .filter((box) => !belongs(line, box.id))
      .filter((box) => segments(line).some(([a, b]) => overlap(segmentRect([a, b]), shrunk(box, 0.5))))
      .filter((box) => !touchesOnlyItsEnd(line, box))
      .map((box) => `line ${line.id} through ${box.id}`),
  )
}

/** What lines dock at: the box of a state, or the diamond of a choice point. */
export function bodyOf({ x, y, width, height, content: { diamond } }: PlacedState): Rect {
  return diamond ? { ...diamond, x: x + diamond.x, y: y + diamond.y } : { x, y, width, height }
}

/** The words that lines may come near: at the top of a box that holds others, and beside a diamond. */
export function headRows(box: PlacedState): Rect[] {
  return box.content.spans.map((span) => ({
    x: box.x + span.x - 2,
    y: box.y + span.y - 11,
    width: span.room + 4,
    height: lineHeight[span.face],
  }))
}

function lineOnHead({ lines, states }: Placement): string[] {
  const holders = states.filter((box) => box.state.children.length > 0 || box.content.diamond)
  return [...lines].flatMap((line) =>
    holders
      .filter((box) =>
        headRows(box).some((row) => segments(line).some(([a, b]) => overlap(row, segmentRect([a, b])))),
      )
      .map((box) => `line ${line.id} over the words of ${box.state.id}`),
  )
}

function slanting({ lines }: Placement): string[] {
  return lines
    .filter((line) => segments(line).some(([a, b]) => a.x !== b.x && a.y !== b.y))
    .map((line) => `line ${line.id} slants`)
}

const tooClose = 5

/** Two lines that run side by side so close that they look like one. */
function lineAlongLine({ lines }: Placement): string[] {
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => {
        const [own, others] = apart(one, other)
        return segments(own).some((a) => segments(others).some((b) => together(a, b)))
      })
      .map((other) => `line ${one.id} along line ${other.id}`),
  )
}

type Points = Pick<PlacedLine, 'points'>

/** Two lines without the stretch in which they come out of one diamond, or into one. */
function apart(one: PlacedLine, other: PlacedLine): [Points, Points] {
  if (one.source === other.source && isSame(one.points[0], other.points[0])) return parted(one, other)
  if (one.target !== other.target || !isSame(one.points.at(-1), other.points.at(-1))) return [one, other]
  return parted({ points: one.points.toReversed() }, { points: other.points.toReversed() })
}

function parted(one: Points, other: Points): [Points, Points] {
  let shared = 0
  while (isSame(one.points[shared + 1], other.points[shared + 1])) shared += 1
  const [fork, a, b] = [one.points[shared], one.points[shared + 1], other.points[shared + 1]]
  if (!fork || !a || !b) return [{ points: [] }, { points: [] }]
  const end = along(fork, a, b)
  return [
    { points: [end, ...one.points.slice(shared + 1)] },
    { points: [end, ...other.points.slice(shared + 1)] },
  ]
}

/** How far two pieces from one point run together. */
function along(fork: Point, a: Point, b: Point): Point {
  const isNear = (point: Point) => Math.abs(point.x - fork.x) + Math.abs(point.y - fork.y)
  const sameWay =
    Math.sign(a.x - fork.x) === Math.sign(b.x - fork.x) && Math.sign(a.y - fork.y) === Math.sign(b.y - fork.y)
  if (!sameWay) return fork
  return isNear(a) < isNear(b) ? a : b
}

function isSame(a: Point | undefined, b: Point | undefined): boolean {
  return a !== undefined && a.x === b?.x && a.y === b.y
}

function together([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean {
  const upright = a.x === b.x
  if (upright !== (c.x === d.x)) return false
  const across = upright ? 'x' : 'y'
  const along = upright ? 'y' : 'x'
  const shared =
    Math.min(Math.max(a[along], b[along]), Math.max(c[along], d[along])) -
    Math.max(Math.min(a[along], b[along]), Math.min(c[along], d[along]))
  return Math.abs(a[across] - c[across]) < tooClose && shared > 0
}

/** Lines whose ends do not stand on the border of what they join. */
function looseEnds({ lines, states, dots }: Placement): string[] {
  const boxes = new Map<string, Rect>([
    ...states.map((box) => [box.state.id, bodyOf(box)] as const),
    ...dots.map((dot) => [dot.id, dot] as const),
  ])
  return lines
    .filter((line) => {
      const first = line.points[0]
      const last = line.points.at(-1)
      const source = boxes.get(line.source)
      const target = boxes.get(line.target)
      return (source && first && !onBorder(first, source)) || (target && last && !onBorder(last, target))
    })
    .map((line) => `line ${line.id} has a loose end`)
}

/** Lines from a box back to it that lie on its border. */
function flatLoops({ lines }: Placement): string[] {
  return lines
    .filter(({ source, target, points }) => source === target && points.length < 4)
    .map((line) => `line ${line.id} lies on its own box`)
}

function onBorder({ x, y }: Point, box: Rect): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) < 1.5
  const withinX = x >= box.x - 1 && x <= box.x + box.width + 1
  const withinY = y >= box.y - 1 && y <= box.y + box.height + 1
  const onSide = near(x, box.x) || near(x, box.x + box.width)
  const onEnd = near(y, box.y) || near(y, box.y + box.height)
  return (onSide && withinY) || (onEnd && withinX)
}

function touchesOnlyItsEnd(line: PlacedLine, box: Rect & { id: string }): boolean {
  return (
    [line.source, line.target].includes(box.id) &&
    !segments(line).some(([a, b]) => overlap(segmentRect([a, b]), shrunk(box, 2)))
  )
}

function belongs(line: PlacedLine, box: string): boolean {
  const { link } = line
  if (!link)
    return (
      holds(box, `${line.id.replace(/^first /, '').replace(/ >$/, '')}.`) ||
      line.id.startsWith(`first ${box} `)
    )
  return holds(box, link.source) || holds(box, link.target)
}

/** The straight pieces of a line. */
export function segments({ points }: Points): [Point, Point][] {
  return points.slice(1).map((point, index) => [points[index] ?? point, point])
}

/** The thin rectangle that a piece of a line covers. */
export function segmentRect([a, b]: [Point, Point]): Rect {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) }
}

/** Whether two rectangles share any area or a line runs through one. */
export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

function inside(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

function shrunk(box: Rect, by: number): Rect {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by }
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return overlap(segmentRect([a, b]), segmentRect([c, d])) && (a.x === b.x) !== (c.x === d.x)
}
