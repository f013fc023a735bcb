import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isUnprintable } from '../../contract/wire/text.ts'
import { problem } from './problems.ts'
import { requestLimits } from './request-limits.ts'

const { formFields: maxFields } = requestLimits

/** Refuses a form that is too large, and reads no further than the limit. */
export const limitForm = bodyLimit({
  maxSize: requestLimits.formBytes,
  onError: () => {
    throw problem('payload_too_large')
  },
})

const isFormType = (type: string | undefined) =>
  /^application\/x-www-form-urlencoded *(;|$)/i.test(type ?? '')

const pairOf = (pair: string): readonly [string, string] => {
  const [name = '', ...value] = pair.split('=')
  return [decodeURIComponent(name), decodeURIComponent(value.join('='))]
}

const pairsOf = (text: string): readonly (readonly [string, string])[] | null => {
  const pairs = text.replaceAll('+', ' ').split('&', maxFields + 1)
  if (pairs.length > maxFields) return null
  try {
    return pairs.filter((pair) => pair !== '').map(pairOf)
  } catch {
    return null
  }
}

const refused = (detail: string) => problem('validation', { errors: [{ pointer: '', code: 'form', detail }] })

/**
 * Fields of a form as browsers send them for a page of ours: URL-encoded, each name once, and text that can be printed.
 * Anything else is refused.
 * @throws {ProblemError} `validation`
 */
export const readForm = async (c: Context): Promise<ReadonlyMap<string, string>> => {
  if (!isFormType(c.req.header('content-type'))) throw refused('Send a URL-encoded form.')
  const pairs = pairsOf(await c.req.text())
  if (pairs === null || pairs.some((pair) => pair.some(isUnprintable))) {
    throw refused('The form holds text that cannot be read.')
  }
  const fields = new Map(pairs)
  if (fields.size < pairs.length) throw refused('The form names a field twice.')
  return fields
}
