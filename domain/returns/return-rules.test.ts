import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describedCountries } from '../countries/profile-of.ts'
import { countryFlags } from '../pages/flags.ts'
import { offeredMethods } from '../return-methods/offered-methods.ts'
import { providersOf } from '../return-methods/providers.ts'
import { usualCaptureMethod } from '../return-methods/return-methods.ts'
import { displayStatusOfLine } from '../status/order-status.ts'
import { sampleLine, sampleOrder } from '../testing/samples.ts'
import { captureRequestOf } from './capture-request.ts'
import { dorisTriggerOf } from './doris-trigger.ts'
import { canStartReturn, preselectedItem, returnableItems } from './return-items.ts'
import { reasonNamed, reasonOfCode, returnReasons, takesComment } from './return-reasons.ts'
import { returnRecordOf } from './return-record.ts'
import {
  asksQuantity,
  checkLine,
  chooseQuantity,
  chooseReason,
  chosenPieces,
  isReady,
  itemsStepGap,
  lineAsChosen,
  quantityOptions,
  untouchedChoice,
  writeComment,
} from './return-selection.ts'
import { isReturnWindowOpen } from './return-window.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const us = { country: 'us', now }

const shoe = (id: string, quantity = 1, more: Parameters<typeof sampleLine>[0] = {}) =>
  sampleLine({
    id,
    product: { title: 'Tempo Glide 3', gtin: `0001234567${id}` },
    lineItemStatus: { status: 'Delivered' },
    lineItemTransaction: {
      quantity,
      returnableQuantity: quantity,
      lineItemChargedPrice: 30 * quantity,
      lineItemTaxes: 2.18 * quantity,
    },
    returnableFlag: true,
    ...more,
  })

const delivered = (...lines: ReturnType<typeof sampleLine>[]) =>
  sampleOrder({
    transaction: { orderDate: '2026-11-14T12:00:00Z' },
    group: [{ orderItems: lines }],
    shipFrom: {
      address: { address1: '1180 Larkspur Way', city: 'Fernhollow', state: 'OR', country: 'US' },
      recipient: { firstName: 'Maya', lastName: 'Ortiz' },
      contactInformation: { dayPhoneNumber: '503 555 0100', email: 'maya@example.com' },
    },
  })

describe('what can be sent back', () => {
  const reason = {
    code: 'FINAL_SALE',
    text: 'Final sale',
    linkText: 'Why',
    linkUrl: 'https://podium.example/x',
  }

  it('[RI-04] a line that cannot is disabled with the host’s reason and link', () => {
    const [item] = returnableItems(
      delivered(shoe('11', 1, { returnableFlag: false, returnDisableReason: reason })),
      us,
    )
    expect(item).toMatchObject({ maxQuantity: 0, disabled: { why: 'host', reason } })
  })

  it('[RI-04] custom designs cannot in China, and an order of nothing else cannot start a return', () => {
    const custom = shoe('11', 1, { product: { title: 'Own design', pbid: 'pb1' } })
    const place = { country: 'cn', now, disableReturns: false }
    expect(returnableItems(delivered(custom), place)[0]?.disabled?.why).toBe('customDesign')
    expect(canStartReturn(delivered(custom, custom), place)).toBe(false)
    expect(canStartReturn(delivered(custom, shoe('12')), place)).toBe(true)
    expect(canStartReturn(delivered(custom), { ...place, country: 'us' })).toBe(true)
  })

  it('[RI-10] start return shows only with something to return, and while returns are on', () => {
    const taken = shoe('11', 2, { lineItemTransaction: { quantity: 2, returnableQuantity: 0 } })
    const start = (order: ReturnType<typeof delivered>, disableReturns = false) =>
      canStartReturn(order, { ...us, disableReturns })
    expect([
      start(delivered(shoe('11'))),
      start(delivered(shoe('11')), true),
      start(delivered(taken)),
      start(delivered()),
      start({ ...delivered(shoe('11')), orderType: 'RETURN_ORDER' }),
    ]).toEqual([true, false, false, false, false])
    expect(returnableItems(delivered(taken), us)[0]?.disabled?.why).toBe('nothingLeft')
  })

  it.each([
    ['Return Processed', 'nothingLeft'],
    ['Return Created', 'nothingLeft'],
    ['Shipped', 'host'],
  ])('[RI-04] of a line that the host takes no more of, %s says why: %s', (status, why) => {
    const line = shoe('11', 1, { returnableFlag: false, lineItemStatus: { status } })
    expect(returnableItems(delivered(line), us)[0]?.disabled?.why).toBe(why)
  })

  it('the window shuts 60 days after the order, to the millisecond', () => {
    const returnWindowMs = 60 * 24 * 60 * 60_000
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5 }), (off) => {
        const orderDate = new Date(now - returnWindowMs + off).toISOString()
        expect(isReturnWindowOpen({ orderDate, country: 'us', now })).toBe(off > 0)
      }),
    )
    const late = { ...us, now: now + returnWindowMs }
    expect(returnableItems(delivered(shoe('11')), late)[0]?.disabled?.why).toBe('windowClosed')
    expect(isReturnWindowOpen({ orderDate: null, country: 'us', now })).toBe(true)
  })

  it('[RI-05] ?selected preselects the line with that gtin, where it can be returned', () => {
    const items = returnableItems(delivered(shoe('11'), shoe('12', 1, { returnableFlag: false })), us)
    expect(preselectedItem(items, '000123456711')?.line.id).toBe('11')
    expect([preselectedItem(items, '000123456712'), preselectedItem(items, null)]).toEqual([null, null])
  })
})

describe('choosing a line', () => {
  const [item] = returnableItems(delivered(shoe('11', 3)), us)
  if (!item) throw new Error('no item')

  it('[RI-02] the quantity is the line’s, 1 if absent, and 1 on check', () => {
    expect(untouchedChoice(item).quantity).toBe(3)
    const absent = { ...item, maxQuantity: 1, line: shoe('11', 0) }
    expect(untouchedChoice(absent).quantity).toBe(1)
    expect(checkLine(untouchedChoice(item), item, true)).toMatchObject({ checked: true, quantity: 1 })
  })

  it('[RI-02 A-19] changing any field gives the line the status return-created at once; unticked it has its own again', () => {
    const untouched = untouchedChoice(item)
    const checked = checkLine(untouched, item, true)
    const statusOf = (choice: typeof untouched) => {
      const { lineItemStatus, lineItemStatusVariant } = lineAsChosen(item.line, choice)
      return [
        lineItemStatus.status,
        lineItemStatusVariant,
        displayStatusOfLine(lineAsChosen(item.line, choice), 'SALES_ORDER'),
      ]
    }
    const own = ['Delivered', null, 'delivered']
    const created = ['Return Created', 'RETURN_CREATED', 'returnCreated']
    expect(lineAsChosen(item.line, null)).toEqual(item.line)
    expect(statusOf(untouched)).toEqual(own)
    expect(statusOf(checked)).toEqual(created)
    expect(statusOf(chooseReason(untouched, 'tooBig'))).toEqual(created)
    expect(statusOf(chooseQuantity(untouched, item, 2))).toEqual(created)
    expect(statusOf(writeComment(untouched, 'Heel slips'))).toEqual(created)
    expect(statusOf(chooseQuantity(untouched, item, 4))).toEqual(own)
    expect(statusOf(checkLine(chooseReason(checked, 'tooBig'), item, false))).toEqual(own)
  })

  it('[RI-02] is ready only when checked, with a reason and a quantity', () => {
    const checked = checkLine(untouchedChoice(item), item, true)
    const reasoned = chooseReason(checked, 'tooBig')
    expect([isReady(checked), isReady(reasoned), isReady({ ...reasoned, checked: false })]).toEqual([
      false,
      true,
      false,
    ])
    expect(isReady({ ...reasoned, quantity: 0 })).toBe(false)
  })

  it('[RI-03] takes 1 to returnableQuantity, asked only above 1', () => {
    const choice = checkLine(untouchedChoice(item), item, true)
    expect(quantityOptions(item)).toEqual([1, 2, 3])
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (quantity) => {
        const { quantity: taken } = chooseQuantity(choice, item, quantity)
        expect(taken).toBe([1, 2, 3].includes(quantity) ? quantity : 1)
      }),
    )
    expect([asksQuantity(item), asksQuantity({ ...item, maxQuantity: 1 })]).toEqual([true, false])
  })

  it('[RI-03] cuts a comment at 140 characters, and a disabled line stays as it is', () => {
    expect(writeComment(untouchedChoice(item), 'x'.repeat(150)).comment).toHaveLength(140)
    const disabled = { ...item, maxQuantity: 0, disabled: { why: 'host', reason: null } as const }
    expect(checkLine(untouchedChoice(disabled), disabled, true).checked).toBe(false)
  })

  it('[RI-06] the first step says what it still needs', () => {
    const checked = checkLine(untouchedChoice(item), item, true)
    expect([
      itemsStepGap([untouchedChoice(item)]),
      itemsStepGap([checked]),
      itemsStepGap([{ ...checked, reason: 'tooBig', quantity: 0 }]),
      itemsStepGap([chooseReason(checked, 'tooBig'), untouchedChoice(item)]),
    ]).toEqual([
      { kind: 'nothingChecked' },
      { kind: 'reasonMissing', lineIds: ['11'] },
      { kind: 'quantityMissing', lineIds: ['11'] },
      null,
    ])
  })
})

describe('reasons', () => {
  const codes = (country: string) =>
    returnReasons(country, countryFlags(country)).map(({ name, code }) => `${name} ${code}`)

  it('[RI-03] come by country group with the specification’s codes', () => {
    expect(codes('us')).toEqual([
      'tooBig 1',
      'tooSmall 1',
      'notAsExpected 6',
      'quality 6',
      'colour 6',
      'lateArrival 6',
      'lostOrDamaged 3',
      'wrongItem 5',
    ])
    expect(codes('AU')).toEqual([
      'orderedMultiple 502',
      'changeOfMind 503',
      'wrongProductDelivered 501',
      'qualityUnsatisfactory 504',
      'itemDidNotArriveOnTime 505',
    ])
    expect(codes('jp')).toContain('orderedMultiple 5')
    expect(codes('jp')).toContain('qualityDefect 6')
    expect(codes('jp')).not.toContain('quality 6')
  })

  it('[SE-06 A-29] are the usual ones in Australia without isAustralia, and either kind is known', () => {
    const flags = { ...countryFlags('au'), isAustralia: false }
    expect(returnReasons('au', flags)).toEqual(returnReasons('us', countryFlags('us')))
    expect([reasonNamed('tooBig', 'au').code, reasonNamed('changeOfMind', 'au').code]).toEqual(['1', '503'])
    expect([reasonOfCode('3', 'au').name, reasonOfCode('503', 'au').name]).toEqual([
      'lostOrDamaged',
      'changeOfMind',
    ])
  })

  it('[RI-03] fall back to Not As Expected, and take no free text in Japan', () => {
    const fallback = { name: 'notAsExpected', code: '6', takesComment: true }
    expect([reasonNamed('???', 'us'), reasonNamed(null, 'au'), reasonOfCode('999', 'us')]).toEqual([
      fallback,
      fallback,
      fallback,
    ])
    const reasonsThat = (country: string) =>
      [null, '???', ...returnReasons(country, countryFlags(country)).map(({ name }) => name)].filter((name) =>
        takesComment(name, country),
      )
    expect(reasonsThat('jp')).toEqual([])
    expect(reasonsThat('us')).toEqual([
      null,
      '???',
      ...returnReasons('us', countryFlags('us')).map(({ name }) => name),
    ])
  })
})

describe('what is sent and kept', () => {
  const order = delivered(shoe('11', 3), shoe('12'), shoe('13'))
  const items = returnableItems(order, us)
  const choices = items.map((item, index) => {
    const untouched = untouchedChoice(item)
    if (index === 2) return untouched
    const checked = checkLine(untouched, item, true)
    return index === 0
      ? writeComment(chooseQuantity(chooseReason(checked, 'tooBig'), item, 2), ' Heel slips ')
      : chooseReason(checked, 'unheard of')
  })
  const method = {
    key: 'upsDropoff',
    captureMethod: 'CARRIER_DROP_OFF',
    carrier: { code: 'UPSN', name: 'UPS' },
  } as const
  const input = {
    order,
    items,
    choices,
    method,
    country: 'us',
    locale: 'en-US',
    flags: { disableCreateReturnLabelFlag: false, sendReturnMethodGlobally: true },
  }

  it('[RS-01] the capture request has every field of the specification', () => {
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
      shipFrom: order.shipFrom,
      returnMethod: 'CARRIER_DROP_OFF',
    })
  })

  it('[RS-01 A-4] sends the standard carrier alpha code in the paperless flow and in no other', () => {
    const sent = describedCountries.flatMap((country) =>
      offeredMethods({
        order,
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
    ).toEqual(['be BPOS', 'es CORR', 'gb RMGB', 'it POIT', 'nl PNLB'])
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

  it('[RS-06 A-19] the local record has every field of the specification, its lines return-created', () => {
    const record = returnRecordOf({ order, items, choices, country: 'us', now: '2026-11-20T12:00:00Z' })
    const line = (index: number, chosen: object) => ({
      ...items[index]?.line,
      lineItemStatus: { status: 'Return Created', statusColor: null },
      lineItemStatusVariant: 'RETURN_CREATED',
      checked: true,
      ...chosen,
    })
    expect(record).toEqual({
      authorizationInfo: order.authorizationInfo,
      orderId: order.orderId,
      currency: 'USD',
      currencyAlt: null,
      group: [
        {
          orderItems: [
            line(0, { reasonCode: '1', returnQuantity: '2', text: ' Heel slips ' }),
            line(1, { reasonCode: '6', returnQuantity: '1', text: null }),
          ],
        },
      ],
      orderType: 'RETURN_ORDER',
      payment: order.payment,
      shipFrom: order.shipFrom,
      shouldRefresh: true,
      transaction: { orderDate: '2026-11-20T12:00:00Z', subTotal: 90, totalTaxes: 6.54, orderTotal: 96.54 },
    })
    expect(chosenPieces(items, choices).map(({ quantity }) => quantity)).toEqual([2, 1])
  })

  it('[RS-05] the trigger goes for store returns, by flag, with a day phone', () => {
    const ask = {
      order,
      enableDorisCommunication: true,
      isStoreReturn: true,
      language: 'en-US',
      country: 'us',
      upmId: 'u1',
    }
    expect(dorisTriggerOf(ask)).toEqual({
      eventType: 'DorisAlternateNotification',
      firstName: 'Maya',
      lastName: 'Ortiz',
      language: 'en',
      marketplace: 'US',
      phoneNumber: '5035550100',
      salesOrderNumber: 'C0123456',
      upmId: 'u1',
    })
    expect([
      dorisTriggerOf({ ...ask, enableDorisCommunication: false }),
      dorisTriggerOf({ ...ask, isStoreReturn: false }),
      dorisTriggerOf({ ...ask, order: { ...order, shipFrom: null } }),
    ]).toEqual([null, null, null])
  })
})
