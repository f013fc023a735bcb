import fc from 'fast-check'
import { fieldStarts, oddBodies, oddEnds, oddTexts, oddValues, readFields } from './corpus.ts'

/** A request before it is written down: every part may be spoiled by itself. */
export type Draft = {
  readonly method: string
  /** Path with its names in braces. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** Written behind the address as it is. */
  readonly end: string
  readonly headers: Readonly<Record<string, string>>
  /** Undefined: none. */
  readonly body: unknown
  /** Sent in place of the body, as it is. */
  readonly text: string | null
}

/** One change of a draft; an index means the member at that place, counted around. */
export type Spoil =
  | {
      readonly part: 'params' | 'query'
      readonly at: number
      readonly text: string
      readonly isAppended: boolean
    }
  | { readonly part: 'further'; readonly name: string; readonly text: string }
  | { readonly part: 'end'; readonly end: string }
  | { readonly part: 'field'; readonly name: string; readonly text: string }
  | { readonly part: 'value'; readonly at: number; readonly value: unknown }
  | { readonly part: 'member'; readonly at: number; readonly name: string; readonly value: unknown }
  | { readonly part: 'missing'; readonly at: number }
  | { readonly part: 'letters'; readonly at: number; readonly text: string }
  | { readonly part: 'cut'; readonly at: number; readonly text: string }
  | { readonly part: 'text'; readonly text: string }

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)
const value = fc.oneof(
  { weight: 2, arbitrary: text as fc.Arbitrary<unknown> },
  { weight: 2, arbitrary: fc.constantFrom(...oddValues) },
  { weight: 1, arbitrary: fc.jsonValue() as fc.Arbitrary<unknown> },
)
const at = fc.nat(999)

const inAddress: fc.Arbitrary<Spoil> = fc.oneof(
  fc.record({
    part: fc.constantFrom('params' as const, 'query' as const),
    at,
    text,
    isAppended: fc.boolean(),
  }),
  fc.record({ part: fc.constant('further' as const), name: text, text }),
  fc.record({ part: fc.constant('end' as const), end: fc.constantFrom(...oddEnds) }),
)
const inFields: fc.Arbitrary<Spoil> = fc
  .tuple(fc.constantFrom(...readFields), fc.constantFrom(...fieldStarts), text)
  .map(([name, start, rest]) => ({ part: 'field', name, text: start + rest }))
const inBody: fc.Arbitrary<Spoil> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ part: fc.constant('value' as const), at, value }) as fc.Arbitrary<Spoil>,
  },
  { weight: 2, arbitrary: fc.record({ part: fc.constant('letters' as const), at, text }) },
  { weight: 2, arbitrary: fc.record({ part: fc.constant('member' as const), at, name: text, value }) },
  { weight: 1, arbitrary: fc.record({ part: fc.constant('missing' as const), at }) },
  { weight: 1, arbitrary: fc.record({ part: fc.constant('cut' as const), at, text }) },
  {
    weight: 1,
    arbitrary: fc.record({ part: fc.constant('text' as const), text: fc.constantFrom(...oddBodies) }),
  },
)

/** One to three changes, most of them of the body where there is one. */
export const spoils = (hasBody: boolean): fc.Arbitrary<readonly Spoil[]> =>
  fc.array(
    fc.oneof(
      { weight: 2, arbitrary: inAddress },
      { weight: 1, arbitrary: inFields },
      ...(hasBody ? [{ weight: 4, arbitrary: inBody }] : []),
    ),
    { minLength: 1, maxLength: 3 },
  )

type Path = readonly (string | number)[]

/** Every place in a body, the whole of it first. */
const placesIn = (body: unknown, path: Path = []): readonly Path[] =>
  body === null || typeof body !== 'object'
    ? [path]
    : [
        path,
        ...Object.entries(body).flatMap(([key, item]) =>
          placesIn(item, [...path, Array.isArray(body) ? Number(key) : key]),
        ),
      ]

/** A copy with another value at a place; `undefined` leaves it out. */
const withValue = (body: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown => {
  if (key === undefined) return change(body)
  if (Array.isArray(body))
    return body.map((item, index) => (index === key ? withValue(item, rest, change) : item))
  const members = Object.entries(body as object).map(
    ([name, item]) => [name, name === key ? withValue(item, rest, change) : item] as const,
  )
  return Object.fromEntries(members)
}

const around = <T>(items: readonly T[], index: number): T | undefined =>
  items[index % Math.max(items.length, 1)]

const changedBody = (body: unknown, index: number, change: (old: unknown) => unknown): unknown =>
  withValue(body, around(placesIn(body), index) ?? [], change)

/** `Object.defineProperty` keeps `__proto__` a name like any other, as JSON does. */
const withMember = (name: string, item: unknown) => (old: unknown) =>
  old !== null && typeof old === 'object' && !Array.isArray(old)
    ? Object.defineProperty({ ...old }, name, {
        value: item,
        enumerable: true,
        configurable: true,
        writable: true,
      })
    : item

const written = ({ text: sent, body }: Draft): string => sent ?? JSON.stringify(body) ?? ''

/** The draft with one change; as it was where there is nothing of that kind to change. */
export const spoil = (draft: Draft, how: Spoil): Draft => {
  switch (how.part) {
    case 'params':
    case 'query': {
      const name = around(Object.keys(draft[how.part]), how.at)
      if (name === undefined) return draft
      const old = how.isAppended ? draft[how.part][name] : ''
      return { ...draft, [how.part]: { ...draft[how.part], [name]: `${old}${how.text}` } }
    }
    case 'further':
      return { ...draft, query: { ...draft.query, [how.name]: how.text } }
    case 'end':
      return { ...draft, end: how.end }
    case 'field':
      return { ...draft, headers: { ...draft.headers, [how.name]: how.text } }
    case 'value':
      return { ...draft, body: changedBody(draft.body, how.at, () => how.value) }
    case 'member':
      return { ...draft, body: changedBody(draft.body, how.at, withMember(how.name, how.value)) }
    case 'missing':
      return { ...draft, body: changedBody(draft.body, how.at, () => undefined) }
    case 'letters':
      return {
        ...draft,
        body: changedBody(draft.body, how.at, (old) =>
          typeof old === 'object' ? how.text : `${old}${how.text}`,
        ),
      }
    case 'cut': {
      const whole = written(draft)
      const place = how.at % (whole.length + 1)
      return { ...draft, text: whole.slice(0, place) + how.text + whole.slice(place + how.text.length) }
    }
    case 'text':
      return { ...draft, text: how.text }
  }
}

const encoded = (part: string): string => {
  try {
    return encodeURIComponent(part)
  } catch {
    return `${encodeURIComponent(part.toWellFormed())}%ED%A0%80`
  }
}

const addressOf = ({ path, params, query, end }: Draft): string => {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? ''))
  const search = Object.entries(query)
    .map(([name, item]) => `${encoded(name)}=${encoded(item)}`)
    .join('&')
  if (search === '') return place + end
  return `${place}?${search}${end.replace('?', '&')}`
}

/** What no client could send in a header field: the bytes of its UTF-8, without ends of lines and NUL. */
const fieldText = (sent: string): string =>
  Buffer.from(sent, 'utf8')
    .toString('latin1')
    .replaceAll(/[\r\n\0]/g, '')

export type Written = {
  readonly method: string
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** The request as it goes over the wire. */
export const writeDown = (draft: Draft): Written => ({
  method: draft.method,
  address: addressOf(draft),
  headers: Object.fromEntries(Object.entries(draft.headers).map(([name, sent]) => [name, fieldText(sent)])),
  body: draft.body === undefined && draft.text === null ? null : written(draft),
})
