import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cancelOrder } from '../../../contract/orders/cancellation.ts'
import { getConsent } from '../../../contract/orders/consent.ts'
import { getOrder } from '../../../contract/orders/order-calls.ts'
import { listOrders } from '../../../contract/orders/orders.ts'
import * as sandbox from '../../../contract/sandbox/sandbox.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { sendOk } from '../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../testing/host/sandbox-host.ts'
import { guestCancelBody } from '../../testing/orders/cancel-bodies.ts'
import { sampleMembers, samplePassword } from '../members.ts'
import { ruleOf } from '../partners/order-rules.ts'

const upmIdOf = (email: string | undefined) =>
  sampleMembers.find((member) => member.email === email)?.upmId ?? ''

describe.skipIf(!hasDatabase())('fresh orders and members', () => {
  let host: SandboxHost
  beforeAll(async () => {
    host = await startSandboxHost()
  })
  afterAll(() => host.close())
  beforeEach(() => host.movable.reset())

  const orderOf = async (orderNumber: string, email: string | undefined) =>
    (await sendOk(host.app, getOrder, { as: upmIdOf(email), params: { orderNumber } })).order
  const canCancel = (order: Awaited<ReturnType<typeof orderOf>>) => order.group[0]?.actions.cancel !== null
  it('places an order of its own like a scenario: its member, another one, or a guest', async () => {
    const own = await sendOk(host.app, sandbox.createSampleOrder, { body: {} })
    const again = await sendOk(host.app, sandbox.createSampleOrder, {
      body: { from: 'cancel-denied', member: 'oliver@example.com' },
    })
    const guest = await sendOk(host.app, sandbox.createSampleOrder, {
      body: { from: 'shipped', member: null, country: 'pl' },
    })
    expect(own).toMatchObject({
      member: 'maya@example.com',
      country: 'us',
      url: `/us/en/orders/sales/${own.orderNumber}`,
    })
    expect(again).toMatchObject({
      member: 'oliver@example.com',
      country: 'gb',
      tags: ['cancel', 'cancel-denied', 'gb', 'member'],
    })
    expect(guest).toMatchObject({
      country: 'pl',
      language: 'pl',
      url: `/pl/pl/orders/details/${guest.orderNumber}`,
    })
    const { order } = await sendOk(host.app, getOrder, {
      params: { orderNumber: guest.orderNumber ?? '' },
      filter: `email(${guest.email})`,
    })
    expect(order.currency).toBe('PLN')
    expect(new Set([own.orderNumber, again.orderNumber, guest.orderNumber]).size).toBe(3)
  })

  it('lets a fresh order be cancelled by its guest', async () => {
    const { orderNumber = '', email = '' } = await sendOk(host.app, sandbox.createSampleOrder, {
      body: { member: null },
    })
    const body = guestCancelBody({ email })
    const job = await sendOk(host.app, cancelOrder, {
      params: { orderNumber },
      filter: `email(${email})`,
      body,
    })
    expect(job).toMatchObject({ status: 'PENDING', error: null })
  })

  it('dates a fresh order as asked', async () => {
    const body = { from: 'cancellable', ageMinutes: 29, rule: 'denied' }
    const { orderNumber = '', member } = await sendOk(host.app, sandbox.createSampleOrder, { body })
    const order = await orderOf(orderNumber, member)
    expect(order.transaction.orderDate).toBe('2026-11-20T11:31:00.000Z')
    expect(canCancel(order)).toBe(true)
    await host.movable.advance(60_000)
    expect(canCancel(await orderOf(orderNumber, member))).toBe(false)
    expect(await ruleOf(host.deps.db, orderNumber)).toBe('denied')
  })

  it('makes a member of its own, with a history', async () => {
    const made = await sendOk(host.app, sandbox.createSampleMember, { body: { country: 'jp', orders: 12 } })
    const page = await sendOk(host.app, listOrders, { as: made.upmId })
    expect(made).toEqual({
      member: expect.stringMatching(/^robin\.\w{8}@example\.com$/),
      upmId: made.upmId,
      password: samplePassword,
    })
    expect(new Set(page.orderItems.map((item) => item.currency))).toEqual(new Set(['JPY']))
    expect(page.pages.next).not.toBeNull()
  })

  it.each([true, false])('makes a member with partner orders, whose consent is %s', async (consent) => {
    const { upmId } = await sendOk(host.app, sandbox.createSampleMember, {
      body: { country: 'pl', partnerOrders: 12, consent },
    })
    const { consents } = await sendOk(host.app, getConsent, { as: upmId, params: { upmId } })
    const own = await sendOk(host.app, listOrders, { as: upmId })
    const query = { filter: 'type(PARTNER_SALES_ORDER)' }
    const first = await sendOk(host.app, listOrders, { as: upmId, query })
    const cursor = first.pages.next ?? ''
    const second = await sendOk(host.app, listOrders, { as: upmId, query: { ...query, cursor } })
    const numbers = [...first.orderItems, ...second.orderItems].map(({ orderNumber }) => orderNumber)
    expect(consents.map(({ granted }) => granted)).toEqual(consent ? [true] : [])
    expect([own.orderItems, second.pages.next]).toEqual([[], null])
    expect(new Set(numbers).size).toBe(12)
    expect(first.orderItems.every(({ partnerName }) => partnerName !== null)).toBe(true)
  })
})
