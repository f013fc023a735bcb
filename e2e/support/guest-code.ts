import { randomBytes } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'
import type { SandboxMail } from '../../contract/sandbox/sandbox-mails.ts'
import { redeemGuestCode, requestGuestCode } from '../../contract/session/guest-code.ts'
import { sessionPaths } from '../../contract/session/session.ts'

const post = async (
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
export const comeInFirst = async (context: BrowserContext, email: string): Promise<void> => {
  const filter = `email(${email})`
  await post(context, requestGuestCode.path, { filter, country: 'NL', language: 'en' })
  const mails = await context.request.get('/api/sandbox/mails', { params: { to: email, kind: 'guestCode' } })
  const [mail] = (await mails.json()) as SandboxMail[]
  const code = /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? ''
  const pass = randomBytes(32).toString('base64url')
  await post(context, redeemGuestCode.path, { filter }, { code, pass })
  const data = { email, phone: null, visitorId: 'visitor-of-a-test', visit: 'visit-of-a-test', pass }
  expect((await context.request.post(sessionPaths.visitor, { data })).status()).toBe(200)
}
