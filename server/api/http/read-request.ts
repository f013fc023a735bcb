import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import type { FieldProblem } from '../../../contract/wire/problem.ts'
import { isUnprintable } from '../../../contract/wire/text.ts'
import { addressFault } from '../../common/addresses/readable-address.ts'
import { problem } from '../../common/problems.ts'
import { requestLimits } from '../../common/request-limits.ts'

/** Refuses a body that is too large, and reads no further than the limit. */
export const limitBody = bodyLimit({
  maxSize: requestLimits.bodyBytes,
  onError: () => {
    throw problem('payload_too_large')
  },
})

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text of a JSON body; 415 where it is said to be something else or packed, 400 where it is no UTF-8. */
export const readBodyText = async (context: Context): Promise<string> => {
  const type = context.req.header('content-type') ?? ''
  const packing = context.req.header('content-encoding') ?? 'identity'
  const isJson = /^application\/json *(;|$)/i.test(type)
  if (!isJson || packing.toLowerCase() !== 'identity') throw problem('unsupported_media_type')
  const bytes = await context.req.arrayBuffer()
  try {
    return utf8.decode(bytes)
  } catch {
    throw problem('bad_request', { detail: 'The body is no UTF-8.' })
  }
}

type Where = 'body' | 'query' | 'path' | 'header'

const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** A name that the caller made up may be markup, or without end. */
const mayBeSaid = (key: string) => key.length <= 100 && !/[<>"'&]/.test(key)

/** Where a fault is; of a field with a name that is not to be said, what holds it. */
const pointerOf = (where: Where, path: readonly string[]): string => {
  const odd = path.findIndex((key) => !mayBeSaid(key))
  const keys = odd === -1 ? path : path.slice(0, odd)
  if (where === 'body') return keys.map((key) => `/${escapePointer(key)}`).join('')
  if (where === 'header') return keys.join('.')
  return where === 'query' ? `?${keys.join('.')}` : `{${keys.join('.')}}`
}

const unreadable = (pointer: string) =>
  problem('validation', {
    errors: [{ pointer, code: 'characters', detail: 'It holds a control character, or is no Unicode.' }],
  })

/** Refuses an address that is no UTF-8, holds control characters, or names a value of its query twice. */
export const requireReadableAddress = (url: string): void => {
  const fault = addressFault(url)
  if (fault === null) return
  if (fault.code === 'characters') throw unreadable(pointerOf(fault.part, []))
  const pointer = pointerOf('query', fault.name === '' ? [] : [fault.name])
  const detail = fault.code === 'count' ? 'The query holds too many values.' : 'The query names it twice.'
  throw problem('validation', { errors: [{ pointer, code: fault.code, detail }] })
}

type Visited = {
  readonly value: unknown
  readonly key: string
  readonly parent: Visited | null
  /** Lists and objects that it is in. */
  readonly depth: number
}

const keysOf = (visited: Visited): readonly string[] => {
  const keys: string[] = []
  for (let at = visited; at.parent !== null; at = at.parent) keys.unshift(at.key)
  return keys
}

const beyond = (code: 'depth' | 'count', detail: string) =>
  problem('validation', { errors: [{ pointer: '', code, detail }] })

/** Looks at every text and name, and counts; without recursion, since a sender decides how deep a body is. */
const requireReadableBody = (json: unknown): void => {
  const rest: Visited[] = [{ value: json, key: '', parent: null, depth: 0 }]
  let count = 0
  for (let at = rest.pop(); at !== undefined; at = rest.pop()) {
    const { value, depth } = at
    if (typeof value === 'string' && isUnprintable(value)) throw unreadable(pointerOf('body', keysOf(at)))
    if (value === null || typeof value !== 'object') continue
    if (depth >= requestLimits.bodyDepth) throw beyond('depth', 'The body is nested too deeply.')
    const members = Object.entries(value)
    count += members.length
    if (count > requestLimits.bodyValues) throw beyond('count', 'The body holds too many values.')
    for (const [key, item] of members) {
      if (isUnprintable(key)) throw unreadable(pointerOf('body', keysOf(at)))
      rest.push({ value: item, key, parent: at, depth: depth + 1 })
    }
  }
}

/** Refuses control characters in those fields of the header that a call reads. */
export const requireReadableHeaders = (names: readonly string[], headers: Headers): void => {
  const odd = names.find((name) => isUnprintable(headers.get(name) ?? ''))
  if (odd !== undefined) throw unreadable(odd)
}

/** The body as JSON, or a 400. */
export const parseJson = (text: string): unknown => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw problem('bad_request', { detail: 'The body is not JSON.' })
  }
  requireReadableBody(json)
  return json
}

/** Words of a valibot issue without the value that was sent, which may be personal. */
const detailOf = (issue: v.BaseIssue<unknown>): string =>
  issue.kind === 'schema' && issue.expected
    ? `Expected ${issue.expected}.`
    : `Refused by the rule "${issue.type}"${issue.expected ? `: ${issue.expected}` : ''}.`

const isCode = (text: string) => /^[a-z_]+$/.test(text)

const toFieldProblem = (where: Where, issue: v.BaseIssue<unknown>): v.InferOutput<typeof FieldProblem> => ({
  pointer: pointerOf(
    where,
    (issue.path ?? []).map((item) => String(item.key)),
  ),
  code: isCode(issue.message) ? issue.message : issue.type,
  detail: detailOf(issue),
})

type Issues = readonly v.BaseIssue<unknown>[]
type Union = v.GenericSchema & { readonly options: readonly v.GenericSchema[] }

const isUnion = (schema: v.GenericSchema): schema is Union =>
  schema.type === 'union' && 'options' in schema && Array.isArray(schema.options)

/** A union's own issues mix all its members: those of the member that comes closest say what is wrong. */
const closestIssues = (schema: v.GenericSchema, value: unknown, issues: Issues): Issues => {
  if (!isUnion(schema)) return issues
  const perMember = schema.options.map((member): Issues => v.safeParse(member, value).issues ?? [])
  return perMember.reduce((least, next) => (next.length < least.length ? next : least))
}

/** Longest list of field problems that is worth sending. */
const maxFieldProblems = 20

/** The value as the contract's schema gives it back, or a 400 with a problem for each field. */
export const parseBySchema = (where: Where, schema: v.GenericSchema | undefined, value: unknown): unknown => {
  if (schema === undefined) return undefined
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const errors = closestIssues(schema, value, result.issues)
    .slice(0, maxFieldProblems)
    .map((issue) => toFieldProblem(where, issue))
  throw problem('validation', { errors })
}
