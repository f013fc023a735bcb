import { statesOfChart } from '../../chart/states.ts'
import { type BookEntry, entryOf } from '../book/book.ts'
import { open, plainOf } from '../recording/plain.ts'
import type { HeardEvent } from '../recording/recording.schema.ts'

/** An event that can be sent by hand, with what the model says of it. */
export type HandCase = {
  readonly id: string
  readonly words: string
  readonly event: HeardEvent
}

/** What the chart raises itself has no case in its model: it is sent as it is. */
const raised = (type: string): HandCase => ({
  id: `${type} 0`,
  words: 'the chart tells itself',
  event: { type },
})

/** Every event that a chart knows, in each case that its model has of it. */
export const handCases = (machine: string | null): readonly HandCase[] =>
  Object.entries(entryOf(machine)?.model?.events ?? {}).flatMap(([type, cases]) =>
    cases.length === 0
      ? [raised(type)]
      : cases.map(({ words, event }, index) => ({
          id: `${type} ${index}`,
          words,
          event: plainOf(event, open) as HeardEvent,
        })),
  )

const answersTo = ({ chart }: BookEntry, type: string) =>
  chart.transitions.filter(
    ({ kind, event }) => kind === 'event' && (event === type || event === 'any other event'),
  )

/** Why an event that cannot happen cannot, in words. */
export const whyNot = (machine: string | null, states: readonly string[], type: string): string => {
  const entry = entryOf(machine)
  if (!entry) return 'The chart is not known.'
  const { chart } = entry
  const here = new Set([chart.root.id, ...states.map((state) => `${chart.root.id}.${state}`)])
  const asked = answersTo(entry, type)
  const guards = [
    ...new Set(asked.filter(({ source }) => here.has(source)).flatMap(({ guard }) => guard ?? [])),
  ]
  if (guards.length > 0) return `${guards.join(', ')} says no.`
  const elsewhere = statesOfChart(chart).filter(({ id }) => asked.some(({ source }) => source === id))
  const [first, ...more] = elsewhere.map(({ path }) => path)
  if (first === undefined) return 'No state answers to it.'
  const rest = more.length === 0 ? 'does' : `and ${more.length} more do`
  return `No current state answers to it; ${first} ${rest}.`
}
