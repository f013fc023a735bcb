import type { ChartState } from '../../../atlas/chart/chart.types.ts'
import { tellingWords } from '../../../atlas/chart/states.ts'

/** What is different about a state that both charts have, each in words. */
export function changedParts(before: ChartState, after: ChartState): readonly string[] {
  return [
    ...(before.description === after.description
      ? []
      : [`says ${quoted(after.description)} instead of ${quoted(before.description)}`]),
    ...(before.kind === after.kind ? [] : [`is ${after.kind} instead of ${before.kind}`]),
    ...(last(before.initial) === last(after.initial)
      ? []
      : [`starts in ${last(after.initial) ?? 'no state'} instead of ${last(before.initial) ?? 'none'}`]),
    ...difference('calls', names(before.calls), names(after.calls)),
    ...difference('runs the timer', timers(before), timers(after)),
    ...difference('does on entry', before.entry.map(tellingWords), after.entry.map(tellingWords)),
    ...difference('does on exit', before.exit.map(tellingWords), after.exit.map(tellingWords)),
    ...difference('is tagged', before.tags, after.tags),
  ]
}

const quoted = (text: string | undefined) => (text === undefined ? 'nothing' : `“${text}”`)
const last = (id: string | undefined) => id?.split('.').at(-1)
const names = (calls: ChartState['calls']) => calls.map(({ name }) => name)
const timers = (state: ChartState) =>
  state.timers.map(({ name, milliseconds }) =>
    milliseconds === undefined ? name : `${name} (${milliseconds} ms)`,
  )

function difference(verb: string, before: readonly string[], after: readonly string[]): string[] {
  return [
    ...after.filter((name) => !before.includes(name)).map((name) => `now ${verb}: ${name}`),
    ...before.filter((name) => !after.includes(name)).map((name) => `no longer ${verb}: ${name}`),
  ]
}
