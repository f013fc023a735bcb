import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkGiftCard } from '../../../contract/payments/gift-card.ts'
import { createPickup } from '../../../contract/pickup/pickup.ts'
import { sendBankRefund } from '../../../contract/returns/bank-refund.ts'
import { sessionPaths } from '../../../contract/session/session.ts'
import { addToCart } from '../../../contract/shop/cart.ts'
import type { Call } from '../../../contract/wire/call.ts'
import { idempotencyHeader } from '../../../contract/wire/idempotency.ts'
import { createSealing } from '../../common/sealing.ts'
import { giftCards } from '../../db/tables/payments/gift-cards.ts'
import { identityKeys } from '../../db/tables/people/identity.ts'
import { webSessions } from '../../db/tables/people/members.ts'
import { loadSigningKeys } from '../../identity/signing-keys.ts'
import { giftCardRows, giftCardScenarios } from '../../sandbox/gift-cards/sample-gift-cards.ts'
import type { World } from '../authorization/matrix.types.ts'
import { curbsideOrder, curbsideStoreId, newPerson, orderWith, unpaid } from '../authorization/subjects.ts'
import { payment } from '../authorization/things.ts'
import { hasDatabase } from '../database/open-test-database.ts'
import { type IdentityHost, kim, password, startIdentityHost } from '../host/identity-host.ts'
import type { TestBrowser } from '../host/test-browser.ts'
import { testSecret } from '../host/test-secret.ts'
import { addCashReturn, sampleAccount } from '../orders/cash-returns.ts'
import { everyRow } from './every-row.ts'

describe.skipIf(!hasDatabase())('an insider with a copy of the database', () => {
  let host: IdentityHost
  let dump: string
  const known: Record<string, string> = {}
  const guest = newPerson()
  beforeAll(async () => {
    host = await startIdentityHost({ BATON_SANDBOX: '1' })
    const member = host.newBrowser()
    await signIn(member)
    await spendTokens(member)
    await askApi(host.newBrowser())
    await member.get('/session/sign-in?login_hint=somebody.else@podium.example')
    Object.assign(known, cookiesOf('while another signs in', member))
    dump = await everyRow(host.database.db)
  })
  afterAll(() => host?.close())

  const signIn = async (browser: TestBrowser) => {
    const form = await browser.get('/session/sign-in')
    Object.assign(known, cookiesOf('while signing in', browser))
    await browser.post(form.url, { email: kim.email, password })
    Object.assign(known, cookiesOf('of the member', browser), { password })
  }
  const cookiesOf = (when: string, browser: TestBrowser) =>
    Object.fromEntries([...browser.cookies()].map(([name, value]) => [`cookie ${when}: ${name}`, value]))
  const spendTokens = async (browser: TestBrowser) => {
    const { accessToken } = (await (await browser.request(sessionPaths.session)).json()) as {
      accessToken: string
    }
    known['access token'] = accessToken
    const [row] = await host.database.db.select().from(webSessions)
    const sealing = createSealing(testSecret)
    known['refresh token'] = (await sealing.open('refresh-token', row?.refreshToken ?? '')) ?? ''
    known['ID token'] = (await sealing.open('id-token', row?.idToken ?? '')) ?? ''
    const { signing } = await loadSigningKeys(host.database.db, sealing)
    known['private part of the signing key'] = signing.d ?? ''
  }
  const send = (browser: TestBrowser, call: Call, body: object, filter?: string, headers = {}) =>
    browser.request(`/api${call.path}${filter ? `?filter=${encodeURIComponent(filter)}` : ''}`, {
      method: call.method,
      body: JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        ...(call.changes && { [idempotencyHeader]: randomUUID() }),
        ...headers,
      },
    })
  /** What a guest and a browser without an account leave behind. */
  const askApi = async (browser: TestBrowser) => {
    const { db } = host.database
    const clock = { now: () => new Date() }
    const world = { host: { clock, deps: { db, clock } } } as unknown as World
    await db.insert(giftCards).values(giftCardRows(testSecret)).onConflictDoNothing()
    const card = giftCardScenarios[0]?.giftCard
    if (!card) throw new Error('no sample card')
    const cash = await addCashReturn(db, { contactEmail: guest.email })
    const waiting = await curbsideOrder()(world, guest)
    const open = await orderWith(unpaid)(world, guest)
    const answers = [
      await send(browser, checkGiftCard, card),
      await send(browser, checkGiftCard, { ...card, pin: '907856' }),
      await send(
        browser,
        sendBankRefund,
        { accountDetails: sampleAccount, email: guest.email, orderNumber: cash },
        `email(${guest.email})`,
      ),
      await send(browser, addToCart, { skuId: 'sku-pr1043-205-3' }),
      await send(browser, createPickup, {
        notes: [{ authorType: 'CONSUMER', content: 'Green estate', targetType: 'VEHICLE' }],
        orderNumber: waiting.id,
        storeId: curbsideStoreId,
        storeServiceId: 'CURBSIDE',
        validationCode: { type: 'QR', code: guest.code },
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 201, 200, 201])
    await browser.request(sessionPaths.visitor, {
      method: 'POST',
      body: JSON.stringify({ email: 'looked@podium.example', phone: null, visitorId: 'v1', visit: 'v2' }),
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    })
    Object.assign(known, cookiesOf('of the guest', browser), {
      'gift card number': card.accountNumber,
      'wrong PIN': '907856',
      IBAN: sampleAccount.iban,
      'contact that was only looked up by': 'looked@podium.example',
      "link's code": guest.code,
      "payment's id": await payment(world, open),
      "guest's e-mail": guest.email,
      "guest's phone": guest.phone,
      "member's e-mail": kim.email,
      'what the car looks like': 'Green estate',
    })
  }

  /** What can be read, of all that is known to stand for something. */
  const readable = () =>
    Object.entries(known)
      .filter(([, value]) => dump.includes(value))
      .map(([name]) => name)

  it('finds contacts, link codes and payment ids in the clear, and no secret of a browser or an account', () => {
    expect(Object.entries(known).filter(([, value]) => value.length < 6)).toEqual([])
    expect(Object.keys(known).length).toBeGreaterThan(14)
    expect(readable().toSorted()).toEqual(
      [
        "guest's e-mail",
        "guest's phone",
        "link's code",
        "member's e-mail",
        "payment's id",
        'what the car looks like',
      ].toSorted(),
    )
  })

  it('opens nothing that is sealed without the secret of the host, which is not in it', async () => {
    expect(dump).not.toContain(testSecret)
    const [key] = await host.database.db.select().from(identityKeys)
    const opened = await createSealing(`${testSecret}.`).open('identity-key', key?.sealedPrivateJwk ?? '')
    expect(opened).toBeNull()
    expect(await createSealing(testSecret).open('identity-key', key?.sealedPrivateJwk ?? '')).not.toBeNull()
  })

  it('finds no token of the issuer: none of its texts that look like one is a JWT', () => {
    expect(dump.match(/eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g) ?? []).toEqual([])
  })
})
