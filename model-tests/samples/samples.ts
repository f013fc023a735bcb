import * as v from 'valibot'
import { Order } from '../../contract/orders/order.ts'
import { Experience } from '../../contract/session/experience.ts'
import { type Failure, failed } from '../../services/http/result.ts'

/** When walks take place: 2026-11-20T10:00:00Z, in epoch milliseconds. */
export const walkTime = Date.parse('2026-11-20T10:00:00Z')

const product = { title: 'Tempo Glide 3' }
const line = {
  id: 'line-1',
  product,
  lineItemStatus: { status: 'ORDERED' },
  lineItemTransaction: { quantity: 1, lineItemChargedPrice: 120 },
}

/** A sales order that was placed ten minutes before the walk and can be cancelled. */
export const sampleOrder = (changes: Partial<v.InferInput<typeof Order>> = {}): Order =>
  v.parse(Order, {
    orderNumber: 'C00000001',
    orderType: 'SALES_ORDER',
    transaction: { orderDate: '2026-11-20T09:50:00Z', orderTotal: 120 },
    authorizationInfo: { dayPhoneNumber: '2025550101', email: 'lina@example.com' },
    group: [{ orderItems: [line], actions: { cancel: { webLink: '#cancel' } } }],
    ...changes,
  })

export const sampleExperience = (country: string, language: string): Experience =>
  v.parse(Experience, {
    country,
    language,
    contact: { phone: null, hours: null },
  })

/** A refusal by the host, as its problem details say it. */
export const problem = (status: number, code: string, retryAfterMs: number | null = null): Failure => ({
  kind: 'problem',
  status,
  code,
  problem: { type: 'about:blank', title: code, status, code },
  retryAfterMs,
})

export const defect = new Error('defect')

/** How a host answers who has tried too often. */
export const tooManyTries = [
  {
    words: 'there were too many tries',
    output: failed(problem(429, 'rate_limited', 42_000)),
    inBrowser: { by: 'host' },
  },
  {
    words: 'there were too many tries, for how long is not said',
    output: failed(problem(429, 'rate_limited')),
  },
] as const

/** How an order that is there does not reach the page. */
export const orderIsLost = [
  {
    words: 'the order does not arrive',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  {
    words: 'the answer is not JSON',
    output: failed({ kind: 'unparsable', status: 200 }),
    inBrowser: { by: 'fault', effect: 'html' },
  },
] as const
