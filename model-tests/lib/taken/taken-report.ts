import type { AnyStateMachine } from 'xstate'
import { transitionsOf } from '../chart-parts.ts'
import { coverageOf, noVisits, type Part, type Visits } from '../coverage.ts'
import type { TakenPart } from './taken.ts'

/** A walk is a path of a model; a journey is written by hand. */
export type TestKind = 'walk' | 'journey'

export type TestRun = {
  readonly title: string
  readonly file: string
  readonly kind: TestKind
  readonly result: 'passed' | 'failed'
  readonly parts: readonly TakenPart[]
}

type Chart = { readonly id: string; readonly machine: AnyStateMachine }

/** How many tests of a kind took a transition, and the first of them by their place in the report's `tests`. */
type Takers = { readonly count: number; readonly tests: readonly number[] }

type FlowTaken = {
  readonly flow: string
  readonly states: Part
  readonly transitions: Part
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

const visitsOf = (machine: AnyStateMachine, runs: readonly TestRun[]): Visits => {
  const visits = noVisits()
  for (const { parts } of runs)
    for (const [id, kind, name] of parts)
      if (id === machine.id) visits[kind === 'state' ? 'states' : 'transitions'].add(name)
  return visits
}

const takersOf = (runs: readonly TestRun[], took: readonly number[], kind: TestKind): Takers => {
  const tests = took.filter((run) => runs[run]?.kind === kind)
  return { count: tests.length, tests: tests.slice(0, mostTakers) }
}

const flowTaken = ({ id, machine }: Chart, runs: readonly TestRun[]): FlowTaken => {
  const { states, transitions } = coverageOf(id, machine, visitsOf(machine, runs))
  const tookBy = new Map<string, number[]>(transitionsOf(machine).map((name) => [name, []]))
  runs.forEach(({ parts }, run) => {
    for (const [of, kind, name] of parts)
      if (of === machine.id && kind === 'transition') tookBy.get(name)?.push(run)
  })
  const taken = [...tookBy].map(([transition, took]) => ({
    transition,
    walks: takersOf(runs, took, 'walk'),
    journeys: takersOf(runs, took, 'journey'),
  }))
  return { flow: id, states, transitions, taken }
}

/** Which states and transitions of each chart tests came through, and which test took which transition. */
export const takenReport = (charts: readonly Chart[], all: readonly TestRun[]): TakenReport => {
  const runs = all.filter(({ parts }) => parts.length > 0)
  const placesIn = charts.map(({ id, machine }) => ({ id, machine: machine.id, all: transitionsOf(machine) }))
  const tookOf = (parts: readonly TakenPart[]) => {
    const names = Map.groupBy(
      parts.filter(([, kind]) => kind === 'transition'),
      ([machine]) => machine,
    )
    return Object.fromEntries(
      placesIn.flatMap(({ id, machine, all }) => {
        const taken = new Set(names.get(machine)?.map(([, , name]) => name))
        return taken.size > 0 ? [[id, [...all.keys()].filter((place) => taken.has(all[place] ?? ''))]] : []
      }),
    )
  }
  return {
    flows: charts.map((chart) => flowTaken(chart, runs)),
    tests: runs.map(({ parts, ...test }) => ({ ...test, took: tookOf(parts) })),
  }
}
