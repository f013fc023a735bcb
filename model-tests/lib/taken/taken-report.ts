import { type Coverage, coverageOf } from '../coverage/coverage.ts'
import { type Parts, partsOf } from '../coverage/parts.ts'
import { noVisits, type TakenPart, type Visits, visit } from '../coverage/visits.ts'
import type { AnyFlowModel } from '../flow-model.ts'

/** A walk is a path of a model; a journey is written by hand. */
export type TestKind = 'walk' | 'journey'

export type TestRun = {
  readonly title: string
  readonly file: string
  readonly kind: TestKind
  readonly result: 'passed' | 'failed'
  readonly parts: readonly TakenPart[]
}

/** A flow with the id of its machine, and all that it can be covered by. */
export type TakenChart = { readonly flow: string; readonly machine: string; readonly parts: Parts }

export const takenChart = (model: AnyFlowModel): TakenChart => ({
  flow: model.flow,
  machine: model.machine.id,
  parts: partsOf(model),
})

/** How many tests of a kind took a transition, and the first of them by their place in the report's `tests`. */
type Takers = { readonly count: number; readonly tests: readonly number[] }

type FlowTaken = Coverage & {
  readonly taken: readonly {
    readonly transition: string
    readonly walks: Takers
    readonly journeys: Takers
  }[]
}

export type TakenReport = {
  readonly flows: readonly FlowTaken[]
  /** Tests that took anything; `took` has, by flow, places in that flow's `taken`. */
  readonly tests: readonly (Omit<TestRun, 'parts'> & {
    readonly took: Readonly<Record<string, readonly number[]>>
  })[]
}

/** More tests than these tell a reader nothing about a transition. */
const mostTakers = 12

const visitsOf = (machine: string, runs: readonly TestRun[]): Visits => {
  const visits = noVisits()
  for (const { parts } of runs) for (const part of parts) if (part[0] === machine) visit(visits, part)
  return visits
}

const takersOf = (runs: readonly TestRun[], took: readonly number[], kind: TestKind): Takers => {
  const tests = took.filter((run) => runs[run]?.kind === kind)
  return { count: tests.length, tests: tests.slice(0, mostTakers) }
}

const flowTaken = ({ flow, machine, parts: all }: TakenChart, runs: readonly TestRun[]): FlowTaken => {
  const tookBy = new Map<string, number[]>(all.transitions.map((name) => [name, []]))
  runs.forEach(({ parts }, run) => {
    for (const [of, kind, name] of parts)
      if (of === machine && kind === 'transition') tookBy.get(name)?.push(run)
  })
  const taken = [...tookBy].map(([transition, took]) => ({
    transition,
    walks: takersOf(runs, took, 'walk'),
    journeys: takersOf(runs, took, 'journey'),
  }))
  return { ...coverageOf(flow, all, visitsOf(machine, runs)), taken }
}

/** What of each flow tests came through, by every criterion, and which test took which transition. */
export const takenReport = (charts: readonly TakenChart[], all: readonly TestRun[]): TakenReport => {
  const runs = all.filter(({ parts }) => parts.length > 0)
  const tookOf = (parts: readonly TakenPart[]) => {
    const names = Map.groupBy(
      parts.filter(([, kind]) => kind === 'transition'),
      ([machine]) => machine,
    )
    return Object.fromEntries(
      charts.flatMap(({ flow, machine, parts: { transitions } }) => {
        const taken = new Set(names.get(machine)?.map(([, , name]) => name))
        const places = [...transitions.keys()].filter((place) => taken.has(transitions[place] ?? ''))
        return taken.size > 0 ? [[flow, places]] : []
      }),
    )
  }
  return {
    flows: charts.map((chart) => flowTaken(chart, runs)),
    tests: runs.map(({ parts, ...test }) => ({ ...test, took: tookOf(parts) })),
  }
}
