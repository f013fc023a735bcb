import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { contactParts } from '../../../domain/pages/query-contact.ts'
import { dropContact } from './drop-contact.ts'

/** The address that a page at this one is given; `null` where it keeps its own. */
const givenAt = (path: string): string | null => {
  const { pathname, search, hash } = new URL(path, 'https://orders.example')
  const replaceState = vi.fn()
  runInNewContext(`(${dropContact})(${JSON.stringify(contactParts)})`, {
    location: { pathname, search, hash },
    history: { state: 'kept', replaceState },
    URLSearchParams,
  })
  const [call] = replaceState.mock.calls
  if (call) expect(call.slice(0, 2)).toEqual(['kept', ''])
  return call?.[2] ?? null
}

describe('the address of a page that begins with a guest’s contact', () => {
  it.each([
    ['/orders/details?email=a@b.co', '/orders/details'],
    ['/orders/details?a=1&email=a@b.co&phoneNumber=5&b=2#part', '/orders/details?a=1&b=2#part'],
    ['/orders/details?phoneNumber=', '/orders/details'],
  ])('%s becomes %s', (path, given) => {
    expect(givenAt(path)).toBe(given)
  })

  it.each(['/orders', '/orders?standalone=true', '/orders?mail=a%20b'])('%s stays as it is', (path) => {
    expect(givenAt(path)).toBeNull()
  })
})
