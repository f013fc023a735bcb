import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '../../../../contract/orders/cancellation.ts'
import { preparePayment } from '../../../../contract/payments/deferred-payment.ts'
import { captureReturn } from '../../../../contract/returns/return-capture.ts'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import { orderPickups } from '../../../db/tables/pickup/pickups.ts'
import { noteAttempt } from '../../../limits/attempt-limits.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send } from '../../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import { memberCancelBody } from '../../../testing/orders/cancel-bodies.ts'
import { byLink, codeOf, curbsideVisits } from '../../../testing/orders/curbside-visits.ts'
import { askedLine, captureBody, deliveredOrder } from '../../../testing/orders/return-bodies.ts'
import { orderRequestLimits } from './order-requests.ts'

const unpaid = { paymentHoldFlag: true, paymentPending: true, paymentApprovalId: 'ap1', orderTotal: 12_345 }

describe.skipIf(!hasDatabase())('what may be asked for again and again of one order', () => {
  let host: SandboxHost
  beforeAll(async () => {
    host = await startSandboxHost()
  })
  afterAll(() => host.close())

  it('a link’s holder announces 10 arrivals a day, and no mail tells of more', async () => {
    const curb = curbsideVisits(host.app)
    const of = await curb.visit()
    for (let count = 0; count < orderRequestLimits.pickup.max; count += 1) {
      const { id } = await curb.announced(of)
      expect((await curb.patch(id, 'CANCELLED_CONSUMER', byLink(of))).status).toBe(200)
    }
    const refused = await curb.announce(of)
    expect(codeOf(refused)).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(23 * 60 * 60)
    const { db } = host.deps
    const rows = [
      await db.$count(orderPickups, eq(orderPickups.orderNumber, of.orderNumber)),
      await db.$count(outgoingMails, eq(outgoingMails.orderNumber, of.orderNumber)),
    ]
    expect(rows).toEqual([10, 10])
  })

  it.each([
    [
      'cancellation',
      {},
      (orderNumber: string) => ({ call: cancelOrder, body: memberCancelBody(orderNumber) }),
    ],
    [
      'payment',
      unpaid,
      (orderNumber: string) => ({
        call: preparePayment.formsV1,
        body: {
          approvalId: 'ap1',
          experienceType: 'DESKTOP',
          orderNumber,
          returnURL: `http://localhost:3000/us/en/orders/sales/${orderNumber}/payment-confirmation`,
        },
      }),
    ],
    [
      'return',
      deliveredOrder(),
      (orderNumber: string) => ({ call: captureReturn, body: captureBody(orderNumber, [askedLine('0001')]) }),
    ],
  ] as const)(
    'a %s is asked for no more where as many were today, and another order’s is',
    async (kind, parts: OrderParts, asked) => {
      const upmId = newMember()
      const ask = async (orderNumber: string) => {
        const { call, body } = asked(orderNumber)
        return send(host.app, call, { params: { orderNumber }, body, as: upmId })
      }
      const now = { orderDate: host.movable.now(), upmId }
      const [full, other] = [
        await addOrder(host.deps.db, { ...parts, ...now }),
        await addOrder(host.deps.db, { ...parts, ...now }),
      ]
      const limit = orderRequestLimits[kind]
      for (let count = 0; count < limit.max; count += 1) await noteAttempt(host.deps.db, limit, full)
      expect(codeOf(await ask(full))).toEqual([429, 'rate_limited'])
      expect((await ask(other)).status).toBeLessThan(300)
    },
  )
})
