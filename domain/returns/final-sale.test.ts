import { expect, it } from 'vitest'
import { deliveredOrder, inUs, returnableShoe, returnTime } from '../testing/return-samples.ts'
import { returnableItems, saysFinalSale } from './return-items.ts'
import { takesComment } from './return-reasons.ts'

const custom = returnableShoe('11', 1, { product: { title: 'Own design', pbid: 'pb1' } })
const [on, off] = [{ nbyFinalSaleMessaging: true }, { nbyFinalSaleMessaging: false }]

it('[SE-06] a custom design that its country takes none of back says so, by its flag', () => {
  expect([
    saysFinalSale(custom, 'cn', on),
    saysFinalSale(custom, 'cn', off),
    saysFinalSale(custom, 'us', on),
    saysFinalSale(returnableShoe('12'), 'cn', on),
  ]).toEqual([true, false, false, false])
})

it('[RI-04] what is against a line itself is said before that its time is over', () => {
  const later = { ...inUs, now: returnTime + 365 * 86_400_000 }
  const whyOf = (line: typeof custom, place = later) =>
    returnableItems(deliveredOrder(line), place)[0]?.disabled?.why
  const reason = { code: 'X', text: 'Kept', linkText: '', linkUrl: '' }
  expect([
    whyOf(custom, { ...later, country: 'cn' }),
    whyOf(returnableShoe('11', 1, { lineItemStatus: { status: 'cancelled' } })),
    whyOf(returnableShoe('11', 1, { returnDisableReason: reason })),
    whyOf(returnableShoe('11', 1, { returnableFlag: false })),
    whyOf(returnableShoe('11')),
  ]).toEqual(['customDesign', 'cancelled', 'host', 'windowClosed', 'windowClosed'])
})

it('before a reason is picked a comment can be typed where any reason takes one', () => {
  expect(takesComment(null, 'us')).toBe(true)
})
