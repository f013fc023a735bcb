import { isUnprintable } from '../../../contract/wire/text.ts'
import { requestLimits } from '../request-limits.ts'

const lineEnds = /[\r\n]/

/** A percent-encoded text, or `null` where it is no UTF-8 or holds a control character. */
const decoded = (text: string): string | null => {
  try {
    const plain = decodeURIComponent(text)
    return isUnprintable(plain) || lineEnds.test(plain) ? null : plain
  } catch {
    return null
  }
}

/** What keeps an address from being read, and in which part of it. */
export type AddressFault = {
  readonly part: 'path' | 'query'
  readonly code: 'characters' | 'count' | 'repeated'
  /** Name of the value that comes twice. */
  readonly name: string
}

/** The first thing that keeps an address (a path with its query, or a whole one) from being read, or `null`. */
export const addressFault = (url: string): AddressFault | null => {
  const [address = ''] = url.split('#')
  const [path = '', ...queries] = address.split('?')
  const query = queries.join('?')
  if (decoded(path) === null) return { part: 'path', code: 'characters', name: '' }
  if (decoded(query.replaceAll('+', ' ')) === null) return { part: 'query', code: 'characters', name: '' }
  const names = [...new URLSearchParams(query).keys()]
  if (names.length > requestLimits.queryValues) return { part: 'query', code: 'count', name: '' }
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  return twice === undefined ? null : { part: 'query', code: 'repeated', name: twice }
}
