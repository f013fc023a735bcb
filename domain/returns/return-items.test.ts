import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveredOrder, inUs, returnableShoe, returnTime } from '../testing/return-samples.ts'
import { canStartReturn, preselectedItem, returnableItems } from './return-items.ts'
import { isReturnWindowOpen } from './return-window.ts'

describe('what can be sent back', () => {
  const reason = {
    code: 'FINAL_SALE',
    text: 'Final sale',
    linkText: 'Why',
    linkUrl: 'https://podium.example/x',
  }

  it('[RI-04] a line that cannot is disabled with the host’s reason and link', () => {
    const [item] = returnableItems(
      deliveredOrder(returnableShoe('11', 1, { returnableFlag: false, returnDisableReason: reason })),
      inUs,
    )
    expect(item).toMatchObject({ maxQuantity: 0, disabled: { why: 'host', reason } })
  })

  it('[RI-04] custom designs cannot in China, and an order of nothing else cannot start a return', () => {
    const custom = returnableShoe('11', 1, { product: { title: 'Own design', pbid: 'pb1' } })
    const place = { country: 'cn', now: returnTime, disableReturns: false }
    expect(returnableItems(deliveredOrder(custom), place)[0]?.disabled?.why).toBe('customDesign')
    expect(canStartReturn(deliveredOrder(custom, custom), place)).toBe(false)
    expect(canStartReturn(deliveredOrder(custom, returnableShoe('12')), place)).toBe(true)
    expect(canStartReturn(deliveredOrder(custom), { ...place, country: 'us' })).toBe(true)
  })

  it('[RI-10] start return shows only with something to return, and while returns are on', () => {
    const taken = returnableShoe('11', 2, { lineItemTransaction: { quantity: 2, returnableQuantity: 0 } })
    const start = (order: ReturnType<typeof deliveredOrder>, disableReturns = false) =>
      canStartReturn(order, { ...inUs, disableReturns })
    expect([
      start(deliveredOrder(returnableShoe('11'))),
      start(deliveredOrder(returnableShoe('11')), true),
      start(deliveredOrder(taken)),
      start(deliveredOrder()),
      start({ ...deliveredOrder(returnableShoe('11')), orderType: 'RETURN_ORDER' }),
    ]).toEqual([true, false, false, false, false])
    expect(returnableItems(deliveredOrder(taken), inUs)[0]?.disabled?.why).toBe('nothingLeft')
  })

  it.each([
    ['Return Processed', 'nothingLeft'],
    ['Return Created', 'nothingLeft'],
    ['Shipped', 'host'],
  ])('[RI-04] of a line that the host takes no more of, %s says why: %s', (status, why) => {
    const line = returnableShoe('11', 1, { returnableFlag: false, lineItemStatus: { status } })
    expect(returnableItems(deliveredOrder(line), inUs)[0]?.disabled?.why).toBe(why)
  })

  it('the window shuts 60 days after the order, to the millisecond', () => {
    const returnWindowMs = 60 * 24 * 60 * 60_000
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5 }), (off) => {
        const orderDate = new Date(returnTime - returnWindowMs + off).toISOString()
        expect(isReturnWindowOpen({ orderDate, country: 'us', now: returnTime })).toBe(off > 0)
      }),
    )
    const late = { ...inUs, now: returnTime + returnWindowMs }
    expect(returnableItems(deliveredOrder(returnableShoe('11')), late)[0]?.disabled?.why).toBe('windowClosed')
    expect(isReturnWindowOpen({ orderDate: null, country: 'us', now: returnTime })).toBe(true)
  })

  it('[RI-05] ?selected preselects the line with that gtin, where it can be returned', () => {
    const items = returnableItems(
      deliveredOrder(returnableShoe('11'), returnableShoe('12', 1, { returnableFlag: false })),
      inUs,
    )
    expect(preselectedItem(items, '000123456711')?.line.id).toBe('11')
    expect([preselectedItem(items, '000123456712'), preselectedItem(items, null)]).toEqual([null, null])
  })
})
