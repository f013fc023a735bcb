import { describe, expect, it } from 'vitest'
import {
  isHostDoor,
  isReturnPage,
  pageNameOf,
  pageTitle,
  reportPageName,
  showsAlerts,
  showsOrdersHeader,
  tracksPageView,
} from './page.ts'

const prefixes = ['', '/us', '/gb/en', '/GB/EN']

describe('page names and titles', () => {
  it.each([
    ['/orders/sales/C0123456', 'orderDetails'],
    ['/orders/sales/C0123456/return', 'orderDetails'],
    ['/orders/sales/C0123456/payment', 'orderDetails'],
    ['/orders/returns/R0123456', 'orderDetails'],
    ['/orders/returns/R0123456/return-confirmation', 'orderDetails'],
    ['/orders/returns/R0123456/refund-payment', 'orderDetails'],
    ['/orders/details', 'guestLookup'],
    ['/orders/details/C0123456', 'guestLookup'],
    ['/orders/details/sales', 'guestLookup'],
    ['/orders/details/returns1', 'guestLookup'],
    ['/orders/gift-card-lookup', 'giftCardLookup'],
    ['/orders/gift-card-lookup/help', 'giftCardLookup'],
    ['/orders', 'summary'],
    ['/orders/partners', 'summary'],
    ['/orders/curbside-pickup/C0123456', 'summary'],
    ['/sales', 'summary'],
    ['/other/sales/C0123456', 'summary'],
    ['/', 'summary'],
  ])('[SH-07] %s is %s under every prefix', (path, name) => {
    expect(prefixes.map((prefix) => pageNameOf(`${prefix}${path}`))).toEqual(prefixes.map(() => name))
  })

  it.each([
    ['Order Details', 'gb', 'Order Details | Podium GB'],
    ['Guest Order Lookup', 'KR', 'Guest Order Lookup | Podium KR'],
    ['Member Orders', 'us', 'Member Orders | Podium'],
    ['Member Orders', 'US', 'Member Orders | Podium'],
    ['Check Your Gift Card Balance', null, 'Check Your Gift Card Balance | Podium'],
  ])('[SH-07] %s in %s is titled %s', (title, country, text) => {
    expect(pageTitle(title, 'Podium', country)).toBe(text)
  })

  it.each([
    ['/us/en/orders/sales/C0123456', 'orderDetails', true],
    ['/orders/returns/R0123456', 'orderDetails', true],
    ['/orders/returns/R0123456/return-confirmation', 'returnConfirmation', false],
    ['/orders/returns/R0123456/return-detail-confirmation', 'returnConfirmation', false],
    ['/orders/sales/C0123456/return', 'orderDetails', false],
    ['/orders/gift-card-lookup', 'giftCardLookup', false],
    ['/orders', 'summary', false],
  ])('[SH-12] %s reports errors as %s; tracks a page view: %s', (path, name, tracks) => {
    expect([reportPageName(path), tracksPageView(path)]).toEqual([name, tracks])
  })
})

describe('orders header', () => {
  const member = { memberHeaderSuppressed: false, standalone: false, hasToken: true }

  it.each([
    ['/orders', true],
    ['/orders/partners', true],
    ['/orders/sales/C0123456', true],
    ['/orders/sales/return99', true],
    ['/orders/returns/return99', true],
    ['/orders/details/return99', true],
    ['/orders/curbside-pickup/return99', true],
    ['/orders/return99', false],
    ['/orders/sales/refund99', true],
    ['/orders/returns/R0123456', true],
    ['/orders/returns/R0123456/return-detail-confirmation', true],
    ['/orders/returns/R0123456/refund-payment', true],
    ['/orders/returns/R0123456/refund-payment-confirmation', true],
    ['/orders/sales/C0123456/return', false],
    ['/orders/returns/R0123456/return-confirmation', false],
    ['/orders/returns/R0123456/cancel-return', false],
    ['/orders/returns/R0123456/return-instructions', false],
    ['/orders/returns/R0123456/refund', false],
    ['/orders/returns/R0123456/refund-confirmation', false],
  ])('[SH-09] on %s shows: %s', (pathname, shows) => {
    expect(prefixes.map((prefix) => showsOrdersHeader({ ...member, pathname: prefix + pathname }))).toEqual(
      prefixes.map(() => shows),
    )
  })

  it.each([{ memberHeaderSuppressed: true }, { standalone: true }, { hasToken: false }])(
    '[SH-09] hides for %o on every page',
    (part) => {
      expect(showsOrdersHeader({ ...member, ...part, pathname: '/orders' })).toBe(false)
    },
  )
})

describe('return pages', () => {
  it.each([
    'return-confirmation',
    'return-detail-confirmation',
    'return-instructions',
    'refund',
    'refund-payment',
    'refund-payment-confirmation',
  ])('[SH-14] are recognised by %s', (part) => {
    expect(prefixes.map((prefix) => isReturnPage(`${prefix}/orders/returns/R0123456/${part}`))).toEqual(
      prefixes.map(() => true),
    )
  })

  it.each(['/orders', '/orders/returns/R0123456', '/orders/sales/C0123456/return', '/orders/sales/refund99'])(
    '[SH-14] are not %s',
    (path) => {
      expect(isReturnPage(path)).toBe(false)
    },
  )
})

describe('doors of the host', () => {
  it.each(['/api/orders/history/v1', '/identity/oidc', '/session', '/sandbox', '/healthz', '/assets/a.js'])(
    '[SH-06] %s is a door of the host and no page',
    (path) => {
      expect(isHostDoor(path)).toBe(true)
    },
  )

  it.each(['/orders', '/us/orders', '/apis', '/'])('[SH-06] %s is no door of the host', (path) => {
    expect(isHostDoor(path)).toBe(false)
  })
})

describe('alerts', () => {
  it.each([
    ['/orders', true],
    ['/gb/en/orders', true],
    ['/orders/partners', true],
    ['/orders/details', true],
    ['/pl/orders/details/PD48KX20917', true],
    ['/orders/sales/PD48KX20917', true],
    ['/orders/returns/RT48KX20917', true],
    ['/orders/sales/PD48KX20917/return', false],
    ['/orders/sales/PD48KX20917/payment', false],
    ['/orders/returns/RT48KX20917/refund-payment', false],
    ['/orders/gift-card-lookup', false],
    ['/orders/curbside-pickup/PD48KX20917', false],
    ['/elsewhere', false],
  ])('[SH-13] show on %s: %s', (pathname, shows) => {
    expect(showsAlerts({ pathname, standalone: false })).toBe(shows)
    expect(showsAlerts({ pathname, standalone: true })).toBe(false)
  })
})
