import { type BrowserContext, expect } from '@playwright/test'

/** The call of a lookup. */
export const summaryCall = '/orders/summary/v1/{orderNumber}'

/** Has the host remember a guest, as a lookup does, where a test is about what comes after: the browser has access then. */
export const admitFirst = async ({ request }: BrowserContext, email: string): Promise<void> => {
  const answer = await request.post('/session/visitor', {
    data: { email, phone: null, visitorId: 'visitor-of-a-test', visit: 'visit-of-a-test' },
  })
  expect(answer.status()).toBe(200)
}

/** A number that no order has, another one each time: failed lookups of one number are limited, too. */
export const unknownOrderNumber = (): string => `PZ${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`
