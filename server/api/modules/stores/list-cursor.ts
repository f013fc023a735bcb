import { createHmac } from 'node:crypto'
import { problem } from '../../../common/problems.ts'
import { sameSecret } from '../orders/order-access.ts'

/** Marks of the last place on a page: one names a place, not a count. */
export type ListCursor = {
  readonly write: (id: string) => string
  /** Id of the place; a mark that is not ours is refused. */
  readonly read: (cursor: string) => string
}

const refusedCursor = () =>
  problem('validation', {
    errors: [{ pointer: '?cursor', code: 'cursor', detail: 'This is not a cursor of ours.' }],
  })

/** Marks of one list, by its name, signed so that nobody makes one up. */
export const listCursor = (list: string, secret: string): ListCursor => {
  const sign = (text: string): string =>
    createHmac('sha256', secret).update(`${list}-cursor\n${text}`).digest('base64url').slice(0, 22)
  return {
    write: (id) => {
      const text = Buffer.from(id).toString('base64url')
      return `${text}.${sign(text)}`
    },
    read: (cursor) => {
      const [text = '', signature = '', ...rest] = cursor.split('.')
      if (rest.length > 0 || !sameSecret(signature, sign(text))) throw refusedCursor()
      return Buffer.from(text, 'base64url').toString('utf8')
    },
  }
}
