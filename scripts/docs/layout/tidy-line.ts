import type { Flowing, Point } from './drawing.types.ts'

/** Ends of a line that must not be moved sideways. */
export type HeldEnds = { start: boolean; end: boolean }

/** A line as ELK gives it, made orthogonal, without needless points and without sideways steps up to `smallStep` px. */
export function tidyLine(
  points: Point[],
  flowing: Flowing,
  smallStep: number,
  held: HeldEnds = { start: false, end: false },
): Point[] {
  return straightened(withoutSmallSteps(straightened(squared(points, flowing)), smallStep, held))
}

/** ELK leaves a slant where a line crosses the border of a box that holds others: it becomes a step. */
function squared(points: Point[], flowing: Flowing): Point[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1]
    if (!before || before.x === point.x || before.y === point.y) return [point]
    return flowing === 'DOWN'
      ? [{ x: before.x, y: halfway(before.y, point.y) }, { x: point.x, y: halfway(before.y, point.y) }, point]
      : [{ x: halfway(before.x, point.x), y: before.y }, { x: halfway(before.x, point.x), y: point.y }, point]
  })
}

/** Draws the pieces on both sides of a small sideways step into one, along the longer of them or the one that is held. */
function withoutSmallSteps(points: Point[], smallStep: number, held: HeldEnds): Point[] {
  const result = points.map((point) => ({ ...point }))
  for (let index = 1; index + 2 < result.length; index += 1) {
    const [before, from, to, after] = result.slice(index - 1, index + 3)
    if (!before || !from || !to || !after) continue
    const across = from.y === to.y ? 'x' : 'y'
    const along = across === 'x' ? 'y' : 'x'
    const parallel = before[across] === from[across] && to[across] === after[across]
    if (!parallel || Math.abs(from[across] - to[across]) > smallStep) continue
    const isHeldBefore = held.start && index === 1
    const isHeldAfter = held.end && index + 3 === result.length
    if (isHeldBefore && isHeldAfter) continue
    const isAfterLonger = Math.abs(to[along] - after[along]) >= Math.abs(before[along] - from[along])
    const keepsAfter = isHeldAfter || (isAfterLonger && !isHeldBefore)
    for (const point of keepsAfter ? [before, from] : [to, after])
      point[across] = keepsAfter ? to[across] : from[across]
  }
  return result
}

/** Without points that repeat or lie on the way between their neighbours. */
function straightened(points: Point[]): Point[] {
  const distinct = points.filter((point, index) => {
    const before = points[index - 1]
    return !before || before.x !== point.x || before.y !== point.y
  })
  return distinct.filter((point, index) => {
    const before = distinct[index - 1]
    const after = distinct[index + 1]
    if (!before || !after) return true
    const upright = before.x === point.x && point.x === after.x
    const level = before.y === point.y && point.y === after.y
    return !upright && !level
  })
}

function halfway(a: number, b: number): number {
  return Math.round((a + b) * 5) / 10
}
