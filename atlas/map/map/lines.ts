import type { Invocation } from '../../data/flow-graph.ts'
import type { PlacedFlow } from './place-flows.ts'

/** A line of straight pieces; columns and rows as units, counted from the corner of the map. */
export type Line = { readonly id: string; readonly points: readonly (readonly [x: number, y: number])[] }

/** Share of a column that a tile fills; the rest is between the columns, for lines. */
const tileShare = 0.84

/** One line for each invocation: out at the end of a tile, in at the start of another, or at its top within a column. */
export const linesOf = (
  placed: readonly PlacedFlow[],
  invocations: readonly Invocation[],
): readonly Line[] => {
  const at = new Map(placed.map((flow) => [flow.flow, flow]))
  return invocations.flatMap(({ from, to }): Line[] => {
    const [start, end] = [at.get(from), at.get(to)]
    if (!start || !end) return []
    const id = `${from} > ${to}`
    const isPast = (one: PlacedFlow) =>
      one.row === start.row && one.column > start.column && one.column < end.column
    // A line past other tiles of its row goes below them.
    const out = start.row + (placed.some(isPast) ? 0.97 : 0.5)
    if (start.column === end.column) {
      const x = start.column + tileShare / 2
      return [
        {
          id,
          points: [
            [x, start.row + 0.9],
            [x, end.row + 0.1],
          ],
        },
      ]
    }
    // Lines into one column turn in the gap before it, so that many become one.
    const turn = end.column - (1 - tileShare) / 2
    const edge = start.column + tileShare
    const leave: Line['points'] =
      out === start.row + 0.5
        ? [[edge, out]]
        : [
            [edge - 0.1, start.row + 0.9],
            [edge - 0.1, out],
          ]
    return [
      {
        id,
        points: [...leave, [turn, out], [turn, end.row + 0.5], [end.column, end.row + 0.5]],
      },
    ]
  })
}
