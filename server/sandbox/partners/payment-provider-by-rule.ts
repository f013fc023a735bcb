import { setTimeout as delay } from 'node:timers/promises'
import { appendQuery } from '../../../domain/links/links.ts'
import type { PaymentProvider } from '../../api/modules/payments/payment-provider.ts'
import type { Database } from '../../db/schema.ts'
import { ruleOf } from './order-rules.ts'

/** Waits of the provider, in milliseconds. */
export type ProviderTimes = { readonly usualMs: number; readonly slowMs: number }

const sandboxTimes: ProviderTimes = { usualMs: 300, slowMs: 5000 }

/**
 * A provider that does what each order's rule says; `payUrl` is its page. Fields of a GET form stand in an address
 * that browsers keep, so that way leaves the approval out.
 */
export const createPaymentProviderByRule = (
  db: Database,
  payUrl: string,
  times: ProviderTimes = sandboxTimes,
): PaymentProvider => ({
  etaMs: times.usualMs,
  prepare: async (ask, signal) => {
    const rule = await ruleOf(db, ask.orderNumber)
    await delay(rule === 'slow' ? times.slowMs : times.usualMs, undefined, { signal })
    if (rule === 'denied' || rule === 'failing') return rule === 'denied' ? 'denied' : 'failed'
    const fields = [
      { name: 'paymentId', value: ask.paymentId },
      { name: 'experienceType', value: ask.experienceType },
    ]
    const further = [
      { name: 'approvalId', value: ask.approvalId },
      { name: 'orderNumber', value: ask.orderNumber },
      { name: 'returnURL', value: ask.returnUrl },
    ]
    return ask.way === 'formsV1'
      ? { form: { action: payUrl, method: 'GET', fields } }
      : { form: { action: payUrl, method: 'POST', fields: [...fields, ...further] } }
  },
  refund: async (_ask, signal) => {
    await delay(times.usualMs, undefined, { signal })
  },
  authorize: async ({ orderNumber }, signal) => {
    const rule = await ruleOf(db, orderNumber)
    await delay(rule === 'slow' ? times.slowMs : times.usualMs, undefined, { signal })
    return rule === 'pending' ? 'denied' : 'authorized'
  },
  capture: async (_ask, signal) => {
    await delay(times.usualMs, undefined, { signal })
  },
  release: async (_ask, signal) => {
    await delay(times.usualMs, undefined, { signal })
  },
  walletUrl: (paymentId) => appendQuery(payUrl, { paymentId, wallet: '1' }),
})
