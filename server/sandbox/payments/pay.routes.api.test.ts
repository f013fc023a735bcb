import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toProblem } from '../../api/http/failures.ts'
import { keepPayment } from '../../api/modules/payments/payments.repository.ts'
import { problemResponse } from '../../common/problems.ts'
import { payments } from '../../db/tables/payments/payments.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { startTestHost, type TestHost } from '../../testing/host/test-host.ts'
import { addOrder } from '../../testing/orders/build-order.ts'
import { createPayRoutes } from './pay.routes.ts'

const returnUrl = 'https://shop.example/us/en/orders/back'

describe.skipIf(!hasDatabase())('the payment provider that the sandbox plays', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  /** The payment of an order that waits for one, unless it is said to wait for none. */
  const place = async (isWaiting = true) => {
    const { db } = host.deps
    const orderNumber = await addOrder(db, {
      paymentHoldFlag: isWaiting,
      paymentPending: isWaiting,
      paymentApprovalId: 'ap1',
    })
    await keepPayment(db, {
      orderNumber,
      amount: 12_345,
      currency: 'USD',
      returnUrl,
      createdAt: host.clock.now(),
      language: 'en',
    })
    const found = (await db.select().from(payments)).find((payment) => payment.orderNumber === orderNumber)
    return { orderNumber, paymentId: found?.id ?? '' }
  }
  const paidAt = async (id: string) =>
    (await host.deps.db.select().from(payments)).find((payment) => payment.id === id)?.paidAt ?? null

  const request = async (
    path: string,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ) => {
    const app = new Hono().route('/', createPayRoutes(host.deps))
    app.onError((error) => problemResponse(toProblem(error, () => {})))
    const response = await app.request(`/sandbox/pay${path}`, {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      headers: { Origin: host.deps.settings.origin, 'Sec-Fetch-Site': 'same-origin', ...headers },
    })
    if (response.status !== 413) expect(response.headers.get('cache-control')).toBe('no-store')
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    }
  }
  const settle = (form: Record<string, string>, headers?: Record<string, string>) =>
    request('/settle', form, headers)

  test('shows what is to be paid and for which order, however it is led to, with a way back', async () => {
    const { orderNumber, paymentId } = await place()
    for (const page of [await request(`?paymentId=${paymentId}`), await request('', { paymentId })]) {
      expect(page.status).toBe(200)
      for (const text of [orderNumber, '$123.45', `value="${paymentId}"`, `href="${returnUrl}"`])
        expect(page.text).toContain(text)
      expect(page.text).not.toContain('name="wallet"')
    }
  })

  test('in the wallet nobody is led anywhere afterwards', async () => {
    const { paymentId } = await place()
    const { text } = await request(`?paymentId=${paymentId}&wallet=1`)
    expect(text).toContain('name="wallet" value="1"')
    expect(text).not.toContain(returnUrl)
    const paid = await settle({ paymentId, wallet: '1' })
    expect([paid.status, paid.location]).toEqual([200, null])
    expect(paid.text).toContain('The shop has your payment')
  })

  test('takes a payment once, by the host’s time, and leads back to where it was asked for, whatever the form says', async () => {
    const { paymentId } = await place()
    const paid = await settle({ paymentId, returnUrl: 'https://elsewhere.example' })
    expect([paid.status, paid.location, paid.text]).toEqual([303, returnUrl, ''])
    expect(await paidAt(paymentId)).toEqual(host.clock.now())
    expect((await settle({ paymentId })).location).toBe(returnUrl)
    expect((await settle({ paymentId, wallet: '1' })).text).toContain('Already paid')
    const again = await request(`?paymentId=${paymentId}`)
    expect(again.text).toContain('You weren’t charged again')
    expect(again.text).not.toContain('<form')
    const settled = host.lines
      .filter(({ event }) => event === 'payment.settled')
      .map(({ outcome }) => outcome)
    expect(settled.slice(-3)).toEqual(['paid', 'paidBefore', 'paidBefore'])
  })

  test('gives back what nobody waited for', async () => {
    const { paymentId } = await place(false)
    expect((await settle({ paymentId, wallet: '1' })).text).toContain('Paid and refunded')
  })

  test('a payment that is not there is said to be none', async () => {
    const pages = [
      await request('?paymentId=unknown'),
      await request(''),
      await request('', {}),
      await settle({ paymentId: 'unknown' }),
      await settle({}),
    ]
    expect(pages.map(({ status, text }) => [status, text.includes('We can’t find this payment')])).toEqual(
      pages.map(() => [404, true]),
    )
  })

  test('nobody pays by a form of another site, or by one that is too long', async () => {
    const { paymentId } = await place()
    const elsewhere = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
    const refused = await settle({ paymentId }, elsewhere)
    expect([refused.status, refused.text]).toEqual([403, 'Forbidden'])
    for (const path of ['', '/settle'])
      expect((await request(path, { paymentId, x: 'x'.repeat(1_000_000) })).status).toBe(413)
    expect(await paidAt(paymentId)).toBeNull()
  })
})
