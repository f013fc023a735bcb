import { requestLimits } from '../../server/common/request-limits.ts'
import { type Draft, spoil } from '../../server/testing/garbage/spoil.ts'

/** Letters that something might read again and again: blanks, separators, marks, what patterns repeat. */
const repeated = [
  ' ',
  'a',
  '0',
  '-',
  '.',
  'a.',
  '@',
  'a@',
  '/',
  '\\',
  '(',
  '<',
  '&',
  ',',
  '%',
  '"',
  '\u0301',
  '\u200b',
  '\u{1f600}',
  '\t',
  'aA',
]

const fill = (text: string, length: number) => text.repeat(Math.floor(length / text.length))

/** Each place of a body filled to the limit by each of the letters, and as many values as it may hold. */
const largeBodies = (draft: Draft): readonly Draft[] => {
  if (draft.body === undefined) return []
  const places = JSON.stringify(draft.body).match(/[,:]/g)?.length ?? 1
  const room = requestLimits.bodyBytes * 0.8
  const texts = repeated.map((text) =>
    fill(text, room / Buffer.byteLength(text) / (text === '"' || text === '\\' ? 2 : 1)),
  )
  const filled = Array.from({ length: Math.min(places, 12) }, (_, at) => {
    const value = texts[at % texts.length] as string
    return spoil(draft, { part: 'value', at: at + 1, value })
  })
  const many = Array.from({ length: requestLimits.bodyValues - 100 }, (_, at) => at)
  const members = Object.fromEntries(many.map((at) => [`n${at}`, 0]))
  return [
    ...filled,
    ...texts.map((value, at) => spoil(draft, { part: 'value', at: at + 3, value })),
    spoil(draft, { part: 'value', at: 0, value: many }),
    spoil(draft, { part: 'value', at: 0, value: members }),
    ...[1, 2, 3, 4].map((at) =>
      spoil(draft, { part: 'value', at, value: many.map(() => draft.body).slice(0, 100) }),
    ),
    spoil(draft, { part: 'member', at: 0, name: fill('a', room), value: 1 }),
  ]
}

const lookedAt = [
  'Accept-Language',
  'Authorization',
  'Cookie',
  'Accept-Encoding',
  'Idempotency-Key',
  'X-Validation-Code',
  'X-Proof-Of-Work',
  'traceparent',
  'X-Forwarded-For',
  'If-None-Match',
]

/** Inputs just under the limits: what costs most. */
export const largeInputs = (draft: Draft): readonly Draft[] => {
  const room = requestLimits.targetLength - 1000
  const encodedRoom = (text: string) => Math.floor(room / encodeURIComponent(text).length)
  const inQuery = repeated.map((text, at) =>
    spoil(draft, { part: 'query', at, text: text.repeat(encodedRoom(text)), isAppended: at % 2 === 0 }),
  )
  const inPath = repeated.map((text, at) =>
    spoil(draft, { part: 'params', at, text: text.repeat(encodedRoom(text)), isAppended: at % 2 === 0 }),
  )
  const inFields = lookedAt.flatMap((name, at) =>
    [' ,', 'en;q=0.1,', '=;', 'a.'].map((text) =>
      spoil(draft, { part: 'field', name, text: `${at % 2 ? 'Bearer ' : ''}${fill(text, 14_000)}` }),
    ),
  )
  const names = Array.from(
    { length: requestLimits.queryValues },
    (_, at) => `n${at}=${'%41'.repeat(20)}`,
  ).join('&')
  return [
    ...largeBodies(draft),
    ...inQuery,
    ...inPath,
    ...inFields,
    spoil(draft, { part: 'end', end: `?${names}` }),
  ].filter((one) => one !== draft)
}
