import type { AtlasResults, FlowResults } from '../../data/results.types.ts'
import type { Mark, Marks } from '../../ui/chart-drawing/marks.ts'
import type { Kind } from './use-results.ts'

const covered: Mark = ['covered']
const missing: Mark = ['missing']
const half: Mark = ['half']
const faint: Mark = ['dim']

const firstOf = (parts: readonly { readonly part: readonly number[] }[]): ReadonlySet<number> =>
  new Set(parts.flatMap(({ part: [first] }) => first ?? []))

/** What tests of a kind took of a chart; nothing where none were run. */
export const coverageMarks = (flow: FlowResults, kind: Kind): Marks => {
  const coverage = flow.coverage[kind]
  if (!coverage) return new Map()
  const open = firstOf(coverage.states?.missing ?? [])
  const untaken = firstOf(coverage.transitions?.missing ?? [])
  const halves = firstOf(coverage.guards?.missing ?? [])
  const markOf = (place: number): Mark => {
    if (untaken.has(place)) return missing
    return halves.has(place) ? half : covered
  }
  return new Map([
    ...flow.states.map((path, place) => [`state:${path}`, open.has(place) ? missing : covered] as const),
    ...flow.transitions.map((id, place) => [`transition:${id}`, markOf(place)] as const),
  ])
}

/** What tests that name a requirement took of a chart; the rest is faint. */
export const requirementMarks = (results: AtlasResults, flow: FlowResults, id: string): Marks => {
  const row = results.requirements.find((one) => one.id === id)
  const place = results.flows.indexOf(flow)
  const taken = new Set(row?.transitions.find((one) => one.flow === place)?.places)
  return new Map(
    flow.transitions.map((name, at) => [`transition:${name}`, taken.has(at) ? covered : faint] as const),
  )
}
