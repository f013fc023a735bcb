import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { type IdentityHost, kim, startIdentityHost } from '../../testing/host/identity-host.ts'
import type { TestBrowser } from '../../testing/host/test-browser.ts'
import { addReturn } from '../../testing/orders/return-order.ts'

const returnTo = '/us/en/orders/returns/R'

describe.runIf(hasDatabase())('the label as a file of its own', () => {
  let host: IdentityHost
  let member: TestBrowser
  beforeAll(async () => {
    host = await startIdentityHost()
    member = host.newBrowser()
    const form = await member.get('/session/sign-in')
    await member.post(form.url, { member: kim.upmId })
  })
  afterAll(() => host?.close())

  const ask = (browser: TestBrowser, number: string, query = `language=en&returnTo=${returnTo}`) =>
    browser.request(`/session/return-label/${number}?${query}`)
  const guestOf = async (email: string) => {
    const browser = host.newBrowser()
    await browser.request('/session/visitor', {
      method: 'POST',
      body: JSON.stringify({ email, phone: null, visitorId: 'visitor-1', visit: 'visit-1' }),
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    })
    return browser
  }
  const seen = async (answer: Response) => ({
    status: answer.status,
    to: answer.headers.get('location'),
    start: answer.headers.get('content-type') === 'application/pdf' && (await answer.text()).slice(0, 5),
  })
  const file = { status: 200, to: null, start: '%PDF-' }
  const back = { status: 303, to: returnTo, start: false }

  test('[RL-02] opens in the browser’s own viewer, which the policy of pages shuts out', async () => {
    const number = await addReturn(host.database.db, { upmId: kim.upmId })
    const answer = await ask(member, number)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="return-label-${number}.pdf"`,
      'content-security-policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(await seen(answer)).toEqual(file)
    const page = await member.request('/us/en/orders')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('is for its owner, member or guest; everybody else is led back, and nothing tells whether it exists', async () => {
    const own = await addReturn(host.database.db, { upmId: kim.upmId })
    const guests = await addReturn(host.database.db, { upmId: null, contactEmail: 'lina@podium.example' })
    const [lina, other] = [await guestOf('lina@podium.example'), await guestOf('other@podium.example')]
    expect(await Promise.all([ask(lina, guests).then(seen), ask(member, own).then(seen)])).toEqual([
      file,
      file,
    ])
    for (const answer of [
      await ask(member, guests),
      await ask(other, guests),
      await ask(lina, own),
      await ask(host.newBrowser(), own),
      await ask(member, 'R0000000'),
      await ask(member, 'no-number!'),
    ]) {
      expect(await seen(answer)).toEqual(back)
    }
  })

  test('a store return has none, and a place to go back to that is not ours is not followed', async () => {
    const store = await addReturn(host.database.db, { upmId: kim.upmId, returnMethod: 'returnToStore' })
    expect(await seen(await ask(member, store))).toEqual(back)
    const answer = await ask(member, store, 'returnTo=https://elsewhere.example/')
    expect(await seen(answer)).toEqual({ ...back, to: '/orders' })
  })

  test('a guest’s guesses count against the same limit as any other', async () => {
    const guessing = await guestOf('guessing@podium.example')
    const number = await addReturn(host.database.db, { upmId: null, contactEmail: 'guessing@podium.example' })
    expect(await seen(await ask(guessing, number))).toEqual(file)
    for (let guess = 0; guess < 5; guess += 1) await ask(guessing, `R000000${guess}`)
    expect(await seen(await ask(guessing, number))).toEqual(back)
  })
})
