import { type BrowserContext, expect } from '@playwright/test'
import { bearer } from './sandbox.ts'

const path = '/api/payment/deferred_payment_forms/v2'

type Prepared = { readonly response: { readonly form: { readonly fields: readonly { value: string }[] } } }

/** Has the one payment of an order prepared by the API, as the member of this browser; answers the payment's id. */
export const preparePayment = async (
  { request: asMember }: BrowserContext,
  orderNumber: string,
): Promise<string> => {
  const headers = await bearer(asMember)
  const { origin } = new URL((await asMember.get('/healthz')).url())
  const asked = await asMember.post(path, {
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    data: {
      approvalId: `ap${orderNumber.toLowerCase()}`,
      experienceType: 'DESKTOP',
      orderNumber,
      returnURL: `${origin}/us/en/orders/sales/${orderNumber}/payment-confirmation`,
    },
  })
  expect(asked.status()).toBe(202)
  const { id } = (await asked.json()) as { id: string }
  let paymentId = ''
  await expect(async () => {
    const job = await asMember.get(`${path}/jobs/${id}`, { headers })
    paymentId = ((await job.json()) as Prepared).response.form.fields[0]?.value ?? ''
    expect(paymentId).not.toBe('')
  }).toPass({ timeout: 20_000, intervals: [100] })
  return paymentId
}

/** Pays at the provider that the sandbox plays. */
export const settlePayment = async ({ request }: BrowserContext, paymentId: string): Promise<void> => {
  const { origin } = new URL((await request.get('/healthz')).url())
  const answer = await request.post('/sandbox/pay/settle', {
    headers: { Origin: origin },
    form: { paymentId, wallet: '1' },
  })
  expect(answer.status()).toBe(200)
}

/** Pays an order from another place. */
export const payOrder = async (member: BrowserContext, orderNumber: string): Promise<void> =>
  settlePayment(member, await preparePayment(member, orderNumber))
