import type { AnyStateMachine } from 'xstate'
import { statesOf, transitionsOf } from './chart-parts.ts'

export type Part = { readonly total: number; readonly covered: number; readonly missing: readonly string[] }

/** What of a chart was walked. */
export type Coverage = { readonly flow: string; readonly states: Part; readonly transitions: Part }

/** Collects what walks went through. */
export type Visits = { readonly states: Set<string>; readonly transitions: Set<string> }

export const noVisits = (): Visits => ({ states: new Set(), transitions: new Set() })

const partOf = (all: readonly string[], visited: ReadonlySet<string>): Part => {
  const missing = all.filter((name) => !visited.has(name))
  return { total: all.length, covered: all.length - missing.length, missing }
}

export const coverageOf = (flow: string, machine: AnyStateMachine, visits: Visits): Coverage => ({
  flow,
  states: partOf(statesOf(machine), visits.states),
  transitions: partOf(transitionsOf(machine), visits.transitions),
})

const share = ({ covered, total }: Part): string => `${covered}/${total}`

/** The report as a table, with what is missing beneath it. */
export const coverageTable = (report: readonly (Coverage & { readonly paths: number })[]): string => {
  const rows = report.map(({ flow, states, transitions, paths }) => [
    flow,
    share(states),
    share(transitions),
    String(paths),
  ])
  const head = ['flow', 'states', 'transitions', 'paths']
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  const missing = report.flatMap(({ flow, states, transitions }) =>
    [...states.missing, ...transitions.missing].map((name) => `missing in ${flow}: ${name}`),
  )
  return [line(head), ...rows.map(line), ...missing].join('\n')
}
