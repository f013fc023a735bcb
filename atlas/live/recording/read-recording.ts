import * as v from 'valibot'
import { Recording } from './recording.schema.ts'

export type ReadRecording =
  | { readonly kind: 'read'; readonly recording: Recording }
  | { readonly kind: 'unreadable'; readonly why: string }

const unreadable = (why: string): ReadRecording => ({ kind: 'unreadable', why })

/** A recording from the text of a file, or what is wrong with it in words. */
export const readRecording = (text: string): ReadRecording => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return unreadable('This file is no JSON.')
  }
  const parsed = v.safeParse(Recording, json)
  if (parsed.success) return { kind: 'read', recording: parsed.output }
  const [issue] = parsed.issues
  const place = v.getDotPath(issue)
  return unreadable(
    `This file is no recording of a live chart${place === null ? '' : ` (${place})`}: ${issue.message}`,
  )
}
