import { describe, expect, it } from 'vitest'
import { isPagePath, isTaskPath, orderNumberIn, type PageSubject, pageSubjectOf } from './page-subject.ts'

const pages: readonly (readonly [path: string, subject: PageSubject, number?: string])[] = [
  ['', 'orders'],
  ['/partners', 'partnerOrders'],
  ['/payment-redirect', 'paymentRedirect'],
  ['/details', 'lookup'],
  ['/details/PD48KX20917', 'lookup', 'PD48KX20917'],
  ['/gift-card-lookup/help', 'giftCard'],
  ['/curbside-pickup', 'curbside'],
  ['/curbside-pickup/PD48KX20917', 'curbside', 'PD48KX20917'],
  ['/sales/PD48KX20917', 'salesOrder', 'PD48KX20917'],
  ['/sales/return', 'salesOrder', 'return'],
  ['/sales/PD48KX20917/return', 'returnItems', 'PD48KX20917'],
  ['/sales/PD48KX20917/delivery', 'delivery', 'PD48KX20917'],
  ['/sales/PD48KX20917/on-the-way', 'onTheWay', 'PD48KX20917'],
  ['/sales/PD48KX20917/cancel-items', 'cancelItems', 'PD48KX20917'],
  ['/sales/PD48KX20917/payment', 'payment', 'PD48KX20917'],
  ['/sales/PD48KX20917/payment-confirmation', 'paymentConfirmation', 'PD48KX20917'],
  ['/sales/PD48KX20917/pickup', 'pickup', 'PD48KX20917'],
  ['/returns/R0123456', 'returnOrder', 'R0123456'],
  ['/returns/R0123456/return-confirmation', 'returnInstructions', 'R0123456'],
  ['/returns/R0123456/return-detail-confirmation', 'returnInstructions', 'R0123456'],
  ['/sales/C0123456/refunds', 'refundStatus', 'C0123456'],
  ['/sales/C0123456/papers', 'papers', 'C0123456'],
  ['/sales/C0123456/notifications', 'notifications', 'C0123456'],
  ['/stop', 'stopNotifications'],
  ['/returns/R0123456/proof', 'returnProof', 'R0123456'],
  ['/returns/R0123456/cancel-return', 'cancelReturn', 'R0123456'],
  ['/returns/R0123456/refund-payment', 'refundPayment', 'R0123456'],
  ['/returns/R0123456/refund-payment-confirmation', 'refundPaymentConfirmation', 'R0123456'],
]

describe('what pages are about', () => {
  it.each(pages)('/orders%s: %s', (path, subject, number = undefined) => {
    for (const prefix of ['', '/gb', '/gb/en']) {
      const pathname = `${prefix}/orders${path}`
      expect([pageSubjectOf(pathname), orderNumberIn(pathname)]).toEqual([subject, number ?? null])
      expect(isPagePath(pathname)).toBe(true)
    }
  })

  it.each([
    '/nowhere',
    '/gbr/orders',
    '/orders/nowhere',
    '/orders/sales',
    '/orders/sales/AB-12',
    '/orders/partners/2',
  ])('%s is no page', (path) => {
    expect([pageSubjectOf(path), isPagePath(path), isTaskPath(path)]).toEqual(['unknown', false, false])
  })

  it.each(['/', '/gb', '/gb/en'])('%s leads on to the orders', (path) => {
    expect(isPagePath(path)).toBe(true)
  })

  it('tasks are what one comes for to be done with; lists and orders are looked around in', () => {
    const browsing = pages.filter(([path]) => !isTaskPath(`/orders${path}`)).map(([, subject]) => subject)
    expect(new Set(browsing)).toEqual(
      new Set(['orders', 'partnerOrders', 'salesOrder', 'pickup', 'refundStatus', 'papers', 'returnOrder']),
    )
  })
})
