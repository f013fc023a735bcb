import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '../../../../contract/orders/order.ts'
import { getOrder, getOrderSummary } from '../../../../contract/orders/order-calls.ts'
import { getRefundStatus } from '../../../../contract/orders/refund-status.ts'
import { getReturnLabel } from '../../../../contract/returns/return-label.ts'
import { guestPassHeader } from '../../../../contract/wire/guest-pass.ts'
import { guestCodes } from '../../../db/tables/people/guest-codes.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { testSecret } from '../../../testing/host/test-secret.ts'
import { addOrder, newMember } from '../../../testing/orders/build-order.ts'
import { addReturn } from '../../../testing/orders/return-order.ts'
import { emailContact } from '../../http/caller.ts'
import { contactHash, passHash } from './guest-code.rules.ts'

const minuteMs = 60_000
const address = {
  firstName: 'Sanne',
  lastName: 'Bakker',
  address1: 'Lindelaan 12',
  address2: 'bis',
  city: 'Utrecht',
  zipCode: '3511 AB',
  country: 'NL',
  iso2Country: 'NL',
}
const card = { paymentType: 'CREDIT_CARD', paymentDisplayNumber: '4242', paymentTypeImageUrl: null } as const

describe.skipIf(!hasDatabase())('an order that is shown in part', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const sell = async (country: string, upmId: string | null = null) => {
    const contactEmail = `guest.${randomUUID()}@podium.example`
    const orderNumber = await addOrder(host.deps.db, {
      upmId,
      contactEmail,
      country,
      shippingAddress: address,
      payments: [card],
      paymentApprovalId: 'approval-7781',
      lines: [{ status: 'Cancelled', chargedPrice: 5000 }],
    })
    return { orderNumber, contactEmail, filter: `email(${contactEmail})` }
  }
  const passFor = async (contactEmail: string) => {
    const pass = randomBytes(32).toString('base64url')
    const now = host.deps.clock.now()
    await host.deps.db.insert(guestCodes).values({
      id: randomUUID(),
      contactHash: contactHash(testSecret, emailContact(contactEmail)),
      requestedAt: now,
      expiresAt: now,
      endedAt: now,
      passHash: passHash(testSecret, pass),
      passUntil: new Date(now.getTime() + 60 * minuteMs),
    })
    return { [guestPassHeader]: pass }
  }
  type Sold = Awaited<ReturnType<typeof sell>>
  const asGuest = ({ orderNumber, filter }: Sold, headers: Record<string, string> = {}) => ({
    filter,
    params: { orderNumber },
    query: { filter },
    headers,
  })
  const ordersShown = async (sold: Sold, headers?: Record<string, string>): Promise<readonly Order[]> => [
    (await sendOk(host.app, getOrder, asGuest(sold, headers))).order,
    (await sendOk(host.app, getOrderSummary, asGuest(sold, headers))).order,
  ]

  it('[BY-23] says the place and nothing of street, recipient, contacts and payment, field by field', async () => {
    const sold = await sell('nl')
    for (const order of await ordersShown(sold)) {
      expect(order.isShownInPart).toBe(true)
      expect(order.shippingAddress).toMatchObject({ city: 'Utrecht', zipCode: '3511 AB', country: 'NL' })
      expect(order.shippingAddress).toMatchObject({
        firstName: null,
        lastName: null,
        address1: null,
        address2: null,
      })
      expect([order.payment, order.paymentApprovalId, order.deferredPaymentData, order.bankRefund]).toEqual([
        [],
        null,
        null,
        null,
      ])
      expect([order.shipFrom?.recipient ?? null, order.shipFrom?.contactInformation ?? null]).toEqual([
        null,
        null,
      ])
      expect(order.authorizationInfo).toBeNull()
      const told = JSON.stringify(order)
      for (const secret of [
        'Sanne',
        'Bakker',
        'Lindelaan',
        'bis',
        '4242',
        'approval-7781',
        sold.contactEmail,
      ]) {
        expect(told).not.toContain(secret)
      }
      expect(order.group.flatMap(({ orderItems }) => orderItems)).toHaveLength(1)
    }
  })

  it('[BY-23] is shown whole with a pass for its contact, and with no other', async () => {
    const sold = await sell('nl')
    const pass = await passFor(sold.contactEmail)
    for (const order of await ordersShown(sold, pass)) {
      expect(order).toMatchObject({ isShownInPart: false, shippingAddress: address, payment: [card] })
    }
    const foreign = await passFor(`other.${randomUUID()}@podium.example`)
    for (const order of await ordersShown(sold, foreign)) expect(order.isShownInPart).toBe(true)
  })

  it('[BY-23] is whole for its member, and in a country that does not say so', async () => {
    const as = newMember()
    const { orderNumber } = await sell('nl', as)
    const { order } = await sendOk(host.app, getOrder, { as, params: { orderNumber } })
    expect(order).toMatchObject({ isShownInPart: false, shippingAddress: address, payment: [card] })
    for (const other of await ordersShown(await sell('us'))) {
      expect(other).toMatchObject({ isShownInPart: false, payment: [card] })
    }
  })

  it('[BY-23] has the address on the label of its return alone, and not on the return', async () => {
    const { contactEmail, filter } = await sell('nl')
    const number = await addReturn(host.deps.db, {
      upmId: null,
      contactEmail,
      country: 'nl',
      shippingAddress: address,
      shipFrom: { address, recipient: null, contactInformation: null } as never,
    })
    const label = await sendOk(host.app, getReturnLabel, {
      filter,
      params: { returnOrderNum: number },
      query: { filter },
    })
    expect(label.printed?.from.join()).toContain('Lindelaan 12')
    for (const returned of await ordersShown({ orderNumber: number, contactEmail, filter })) {
      expect([returned.isShownInPart, JSON.stringify(returned).includes('Lindelaan')]).toEqual([true, false])
    }
  })

  it('[BY-23] tells of its refunds how much, and where to with a pass alone', async () => {
    const sold = await sell('nl')
    await addReturn(host.deps.db, {
      upmId: null,
      contactEmail: sold.contactEmail,
      country: 'nl',
      parentSalesOrderNumber: sold.orderNumber,
    })
    const shown = async (headers?: Record<string, string>) =>
      (await sendOk(host.app, getRefundStatus, asGuest(sold, headers))).entries
    const inPart = await shown()
    const whole = await shown(await passFor(sold.contactEmail))
    expect(inPart.length).toBeGreaterThan(0)
    expect(inPart.map(({ due }) => due)).toEqual(whole.map(({ due }) => due))
    expect(inPart.every(({ parts, bankRefund }) => parts.length === 0 && bankRefund === null)).toBe(true)
    expect(JSON.stringify(inPart)).not.toMatch(/\b4242\b/)
    expect(JSON.stringify(whole)).toMatch(/\b4242\b/)
  })
})
