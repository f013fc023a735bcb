import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { askedReturns, type Refusal } from '../../../testing/orders/asked-returns.ts'
import type { OrderParts } from '../../../testing/orders/build-order.ts'
import {
  askedLine,
  type CaptureBody,
  captureBody,
  deliveredOrder,
} from '../../../testing/orders/return-bodies.ts'

describe.skipIf(!hasDatabase())('a return that is refused', () => {
  let host: TestHost
  let asked: ReturnType<typeof askedReturns>
  beforeAll(async () => {
    host = await startTestHost()
    asked = askedReturns(host)
  })
  afterAll(() => host.close())

  it.each([
    ['0', 0, 'quantity'],
    ['1.5', 1.5, 'quantity'],
    ['-1', -1, 'quantity'],
    ['a thousand million', 1e9, 'quantity'],
    ['one too many', 4, 'too_many'],
    ['text', '1', 'number'],
    ['nothing', null, 'number'],
  ])('refuses a quantity of %s at its field', async (_, quantity, code) => {
    const { upmId, orderNumber } = await asked.place()
    const body = captureBody(orderNumber, [askedLine('0001'), askedLine('0002', quantity as number)])
    const { status, body: refusal } = await asked.capture(body, { as: upmId })
    const { errors = [] } = refusal as Refusal
    expect([status, errors.map((error) => error.pointer)]).toEqual([
      400,
      errors.map(() => '/orderLines/1/quantity'),
    ])
    expect(errors.map((error) => error.code)).toContain(code)
    const { group } = await asked.orderOf(orderNumber, { as: upmId })
    expect(group[0]?.orderItems[1]?.lineItemTransaction.returnableQuantity).toBe(3)
  })

  it('refuses lines named twice for too much, unknown lines, long comments, and lines that cannot be returned', async () => {
    const { upmId, orderNumber } = await asked.place({
      lines: [
        ...(deliveredOrder().lines ?? []),
        { gtin: '0006', status: 'Delivered', returnable: false, returnableQuantity: 0 },
      ],
    })
    const refusals: unknown[] = []
    for (const lines of [
      [askedLine('0002', 2), askedLine('0002', 2)],
      [askedLine('9999')],
      [askedLine('0001', 1, { orderLineId: 'no-such-line' })],
      [askedLine('0006')],
      [askedLine('0001', 1, { reasonText: 'x'.repeat(141) })],
      [],
    ]) {
      const answer = await asked.capture(captureBody(orderNumber, lines), { as: upmId })
      const { code, errors = [] } = answer.body as Refusal
      refusals.push([answer.status, code, ...errors.map((error) => `${error.pointer} ${error.code}`)])
    }
    expect(refusals).toEqual([
      [400, 'validation', '/orderLines/1/quantity too_many'],
      [400, 'validation', '/orderLines/0/universalProductCode unknown_line'],
      [400, 'validation', '/orderLines/0/orderLineId unknown_line'],
      [400, 'validation', '/orderLines/0/quantity too_many'],
      [400, 'validation', '/orderLines/0/reasonText reason_text'],
      [400, 'validation', '/orderLines min_length'],
    ])
  })

  it('refuses what its own clock, the order’s state, country and methods forbid', async () => {
    const codeOf = async (parts: OrderParts, more: Partial<CaptureBody> = {}) => {
      const { upmId, orderNumber } = await asked.place(parts)
      const answer = await asked.capture(captureBody(orderNumber, [askedLine('0001')], more), { as: upmId })
      const { code, errors } = answer.body as Refusal
      return [answer.status, errors?.[0] ? `${errors[0].pointer} ${errors[0].code}` : code]
    }
    const elsewhere = { address: { country: 'CA' } }
    expect([
      await codeOf({ orderDate: new Date('2026-09-21T12:00:00.000Z') }),
      await codeOf({ orderType: 'RETURN_ORDER' }),
      await codeOf({ cancelledAt: new Date('2026-11-15T12:00:00.000Z') }),
      await codeOf({ pendingModification: 'CANCEL_ORDER' }),
      await codeOf({ isGlobalStoreOrder: true }),
      await codeOf({}, { returnMethod: 'PAPERLESS' }),
      await codeOf({}, { standardCarrierAlphaCode: 'DHLP' }),
      await codeOf({}, { shipFrom: elsewhere }),
    ]).toEqual([
      [400, 'return_window_closed'],
      [400, 'return_state'],
      [400, 'return_state'],
      [400, 'return_state'],
      [400, 'return_state'],
      [400, '/returnMethod return_method'],
      [400, '/standardCarrierAlphaCode return_method'],
      [400, '/shipFrom/address/country country'],
    ])
  })
})
