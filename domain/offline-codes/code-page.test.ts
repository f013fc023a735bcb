import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderNumberIn, pageSubjectOf } from '../pages/page-subject.ts'
import { codeNumberOf, isCodeOf } from './code-page.ts'

describe('[BY-30] pages of codes', () => {
  test.each([
    ['/orders/sales/PD48KX20917', 'PD48KX20917'],
    ['/us/en/orders/sales/pd48kx20917/pickup', 'PD48KX20917'],
    ['/gb/orders/returns/PR20481177/', 'PR20481177'],
    ['/gb/en/orders/returns/PR20481177/return-confirmation', 'PR20481177'],
    ['/nl/en/orders/returns/PR20481177/return-detail-confirmation', 'PR20481177'],
    ['/us/en/orders/details/PD48KX20917', 'PD48KX20917'],
    ['/us/en/orders', null],
    ['/us/en/orders/details', null],
    ['/us/en/orders/sales/PD48KX20917/return', null],
    ['/us/en/orders/sales/PD48KX20917/payment', null],
    ['/us/en/orders/returns/PR20481177/cancel-return', null],
    ['/us/en/orders/sales/PD4', null],
    ['/api/orders/history/v1/PD48KX20917', null],
    ['/session/return-label/PR20481177', null],
    ['/a/us/en/orders/sales/PD48KX20917', null],
  ])('%s shows the code of %s', (path, number) => {
    expect(codeNumberOf(path)).toBe(number)
  })

  test('are pages of the orders with a number, as the rest of the shop reads them', () => {
    const segment = fc.constantFrom(
      ...['us', 'en', 'orders', 'sales', 'returns', 'details', 'pickup', 'return', 'PD48KX20917'],
      ...['return-confirmation', 'return-detail-confirmation', 'refund', 'api', '', '..'],
    )
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 7 }), (segments) => {
        const path = `/${segments.join('/')}`
        const number = codeNumberOf(path)
        if (number === null) return
        expect(orderNumberIn(path)?.toUpperCase()).toBe(number)
        expect(['salesOrder', 'pickup', 'returnOrder', 'returnInstructions', 'lookup']).toContain(
          pageSubjectOf(path),
        )
      }),
    )
  })

  test('[BY-32] a path is the code’s page of its own order alone', () => {
    const path = '/us/en/orders/sales/PD48KX20917/pickup?x=1#code'
    expect([isCodeOf('pd48kx20917', path), isCodeOf('PD48KX20918', path), isCodeOf(null, path)]).toEqual([
      true,
      false,
      false,
    ])
    expect(isCodeOf('PD48KX20917', '/us/en/orders/sales/PD48KX20917/return')).toBe(false)
  })
})
