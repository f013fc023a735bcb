import { randomBytes } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'
import type { SandboxMail } from '../../contract/sandbox/sandbox-mails.ts'
import { redeemGuestCode, requestGuestCode } from '../../contract/session/guest-code.ts'
import { sessionPaths } from '../../contract/session/session.ts'

/** The call of a lookup. */
export const summaryCall = '/orders/summary/v1/{orderNumber}'

/** Has the host remember a guest, as a lookup does, where a test is about what comes after: the browser has access then. */
export const admitFirst = async (
  { request }: BrowserContext,
  email: string,
  { pass }: { readonly pass?: string } = {},
): Promise<void> => {
  const answer = await request.post(sessionPaths.visitor, {
    data: { email, phone: null, visitorId: 'visitor-of-a-test', visit: 'visit-of-a-test', pass },
  })
  expect(answer.status()).toBe(200)
}

/** A number that no order has, another one each time: failed lookups of one number are limited, too. */
export const unknownOrderNumber = (): string => `PZ${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`

const postAsGuest = async (
  { request }: BrowserContext,
  path: string,
  params: Record<string, string>,
  data?: object,
) => {
  const answer = await request.post(`/api${path}`, {
    params,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    ...(data && { data }),
  })
  expect(answer.ok()).toBe(true)
}

/** Lets a guest of the Netherlands in by a code, where a test is about what comes after. */
export const comeInFirst = async (context: BrowserContext, email: string): Promise<{ pass: string }> => {
  const filter = `email(${email})`
  await postAsGuest(context, requestGuestCode.path, { filter, country: 'NL', language: 'en' })
  const mails = await context.request.get('/api/sandbox/mails', { params: { to: email, kind: 'guestCode' } })
  const [mail] = (await mails.json()) as SandboxMail[]
  const code = /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? ''
  const pass = randomBytes(32).toString('base64url')
  await postAsGuest(context, redeemGuestCode.path, { filter }, { code, pass })
  await admitFirst(context, email, { pass })
  return { pass }
}
