import type { Plain } from '../recording/plain.ts'
import type { Entry } from '../recording/recording.schema.ts'

export type Payload = { readonly name: string; readonly value: Plain }

const isNothing = (value: Plain): boolean =>
  value === null || (typeof value === 'object' && (value as { readonly $?: Plain }).$ === 'undefined')

/** What came with an entry: an event's payload, what an actor was given, what it ended with. */
export const payloadOf = (entry: Entry | undefined): Payload | null => {
  if (entry === undefined || entry.kind === 'step') return null
  if (entry.kind === 'born') return isNothing(entry.input) ? null : { name: 'Given', value: entry.input }
  if (entry.kind === 'now') return isNothing(entry.output) ? null : { name: 'Output', value: entry.output }
  const { type, ...payload } = entry.event
  return Object.keys(payload).length === 0 ? null : { name: type, value: payload }
}
