import type { Place, Trace } from './recorder.ts'

/** Something that is nobody else's business, in the ways it may be written. */
export type Secret = { readonly name: string; readonly spellings: readonly string[] }

/** Where something may stand by design, and why. */
export type Allowed = {
  readonly secret: string
  readonly place: Place
  readonly where: RegExp
  readonly why: string
}

const plain = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** A text as it stands, and with what an address writes otherwise. */
const readings = (text: string) => [text, plain(text)].map((one) => one.toLowerCase())

/** Looks like a signed token, whoever's it is. */
const jwt = /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/

/** Whether a text holds something in one of its spellings. */
export const stands = ({ text }: Trace, { spellings }: Secret) => {
  const read = readings(text)
  return spellings.some((spelling) => read.some((one) => one.includes(spelling.toLowerCase())))
}

const whereOf = ({ place, at, text }: Trace) =>
  ['address', 'navigation', 'request'].includes(place) ? text : at

/** Secrets that stand where they may not, each by its name, its place and where. */
export const findSecrets = (
  traces: readonly Trace[],
  secrets: readonly Secret[],
  allowed: readonly Allowed[],
): readonly string[] => {
  const isAllowed = (secret: string, trace: Trace) =>
    allowed.some(
      (one) => one.secret === secret && one.place === trace.place && one.where.test(whereOf(trace)),
    )
  const found = traces.flatMap((trace) => [
    ...secrets
      .filter((secret) => stands(trace, secret) && !isAllowed(secret.name, trace))
      .map(({ name }) => `${name} in ${trace.place}: ${whereOf(trace)}`),
    ...(jwt.test(trace.text) ? [`a signed token in ${trace.place}: ${whereOf(trace)}`] : []),
  ])
  return [...new Set(found)]
}

/** Whether something stands in a place at all: what is allowed and never happens is no design. */
export const isThere = (traces: readonly Trace[], secret: Secret, { place, where }: Allowed): boolean =>
  traces.some((trace) => trace.place === place && where.test(whereOf(trace)) && stands(trace, secret))
