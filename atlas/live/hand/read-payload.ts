import type { Plain } from '../recording/plain.ts'
import type { HeardEvent } from '../recording/recording.schema.ts'

export type Read<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  | { readonly kind: 'unreadable'; readonly why: string }

const unreadable = (why: string) => ({ kind: 'unreadable' as const, why })

/** A value from what somebody wrote as JSON. */
export const readJson = (text: string): Read<Plain> => {
  if (text.trim() === '') return unreadable('Write a value as JSON, for example {} or null.')
  try {
    return { kind: 'read', value: JSON.parse(text) as Plain }
  } catch (error) {
    return unreadable(`This is no JSON. ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** An event of one type from what somebody wrote as JSON: its payload may differ, its type may not. */
export const readEvent = (text: string, type: string): Read<HeardEvent> => {
  const read = readJson(text)
  if (read.kind === 'unreadable') return read
  const { value } = read
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return unreadable(`An event is an object: { "type": "${type}" }.`)
  const event = value as HeardEvent
  if (event.type !== type) return unreadable(`"type" must stay "${type}".`)
  return { kind: 'read', value: event }
}
