import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { OrderNumber } from '../../../../contract/wire/primitives.ts'
import { problem } from '../../../common/problems.ts'
import type { HistoryPosition } from '../orders/history.repository.ts'
import { sameSecret } from '../orders/order-access.ts'

const Content = v.tuple([v.pipe(v.number(), v.integer()), OrderNumber])

/** What the list was narrowed to is signed, and not told: a cursor leads on in no other list (BY-53). */
const sign = (secret: string, text: string, list: string): string =>
  createHmac('sha256', secret)
    .update(`history-cursor\n${text}${list && `\n${list}`}`)
    .digest('base64url')
    .slice(0, 22)

/**
 * Opaque mark of the last order on a page. Pages stay right while orders arrive: it names a place, not a count. `list` names
 * what the list is narrowed to, `''` where it is whole.
 */
export const writeCursor = (
  secret: string,
  { orderDate, orderNumber }: HistoryPosition,
  list: string,
): string => {
  const text = Buffer.from(JSON.stringify([orderDate.getTime(), orderNumber])).toString('base64url')
  return `${text}.${sign(secret, text, list)}`
}

const refused = () =>
  problem('validation', {
    errors: [{ pointer: '?cursor', code: 'cursor', detail: 'This is not a cursor of ours.' }],
  })

/** The place that a cursor marks; 400 for anything that this host, or one with the same secret, did not write for this list. */
export const readCursor = (secret: string, cursor: string, list: string): HistoryPosition => {
  const [text = '', signature = '', ...rest] = cursor.split('.')
  if (rest.length > 0 || !sameSecret(signature, sign(secret, text, list))) throw refused()
  const content = v.safeParse(Content, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  if (!content.success) throw refused()
  const [milliseconds, orderNumber] = content.output
  return { orderDate: new Date(milliseconds), orderNumber }
}
