import type { Chart } from '../../chart/chart.types.ts'
import type { Mark, Marks } from '../../ui/chart-drawing/marks.ts'

const joined = (all: readonly Marks[]): Map<string, Mark> => {
  const marks = new Map<string, Mark>()
  for (const some of all)
    for (const [part, words] of some) marks.set(part, [...new Set([...(marks.get(part) ?? []), ...words])])
  return marks
}

/** Marks of several kinds together. A line has the words that all of its transitions have. */
export const joinMarks = (chart: Chart, all: readonly Marks[]): Marks => {
  const marks = joined(all)
  const lines = Map.groupBy(
    chart.transitions.filter(({ target }) => target !== undefined),
    ({ source, target }) => `link:${source} > ${target}`,
  )
  for (const [line, transitions] of lines) {
    const words = transitions.map(({ id }) => new Set(marks.get(`transition:${id}`)))
    const common = words.reduce((some, one) => some.intersection(one))
    if (common.size > 0) marks.set(line, [...common])
  }
  return marks
}
