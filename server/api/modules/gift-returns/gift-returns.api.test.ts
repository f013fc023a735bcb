import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { listOrders } from '../../../../contract/orders/orders.ts'
import { getRefundStatus } from '../../../../contract/orders/refund-status.ts'
import { checkGiftCard } from '../../../../contract/payments/gift-card.ts'
import { getGiftLabel, openGift, returnGift } from '../../../../contract/returns/gift-return-calls.ts'
import { captureReturn } from '../../../../contract/returns/return-capture.ts'
import { validationCodeHeader } from '../../../../contract/wire/link-code.ts'
import type { Problem } from '../../../../contract/wire/problem.ts'
import { proofHeader } from '../../../../contract/wire/proof-of-work-header.ts'
import { writeGiftCode } from '../../../../domain/gift-return/gift-code.ts'
import { solve } from '../../../../services/http/solve-challenge.ts'
import { giftCards } from '../../../db/tables/gift-cards.ts'
import { giftReturns } from '../../../db/tables/gift-returns.ts'
import { idempotencyKeys } from '../../../db/tables/idempotency-keys.ts'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import { attempts } from '../../../db/tables/people/identity.ts'
import { refunds } from '../../../db/tables/returns.ts'
import { listMails } from '../../../sandbox/mails/list-mails.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send, sendOk } from '../../../testing/host/api-client.ts'
import { openPdf } from '../../../testing/host/read-codes.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { testSecret } from '../../../testing/host/test-secret.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import { askedLine, captureBody, deliveredOrder } from '../../../testing/orders/return-bodies.ts'
import { orderRequestLimits } from '../../http/limits/order-requests.ts'
import { giftCodeOf } from '../gift-goods/gift-code.ts'
import { receiveGiftReturn } from './store-credit.ts'

const recipient = 'nia@podium.example'
const hidden = { address1: '22 Hidden Row', firstName: 'Maya', lastName: 'Ortiz' }
const dayMs = 86_400_000

describe.skipIf(!hasDatabase())('returning a gift', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())
  beforeEach(() => host.deps.db.delete(attempts))

  const place = async (parts: OrderParts = {}) => {
    const upmId = newMember()
    const orderNumber = await addOrder(host.deps.db, deliveredOrder({ upmId, isGift: true, ...parts }))
    return { as: upmId, orderNumber, code: giftCodeOf(testSecret, orderNumber) }
  }
  type Placed = Awaited<ReturnType<typeof place>>
  const look = ({ orderNumber, code }: Pick<Placed, 'orderNumber' | 'code'>, more: ApiRequest = {}) =>
    send(host.app, openGift, { body: { orderNumber, code }, ...more })
  const open = (placed: Placed) =>
    sendOk(host.app, openGift, { body: { orderNumber: placed.orderNumber, code: placed.code } })
  const line = (placed: Placed, number: number, quantity = 1) =>
    askedLine('', quantity, { orderLineId: `${placed.orderNumber}-${number}` })
  const bodyOf = (placed: Placed, lines = [line(placed, 1)], more: object = {}) => ({
    orderLines: lines,
    way: 'upsDropoff',
    email: recipient,
    ...more,
  })
  const requestOf = (
    placed: Placed,
    access: string,
    body: object = bodyOf(placed),
    more: ApiRequest = {},
  ) => ({
    params: { orderNumber: placed.orderNumber },
    headers: { [validationCodeHeader]: access },
    body,
    ...more,
  })
  const giveBack = async (placed: Placed, body?: object, more?: ApiRequest) => {
    const { access } = await open(placed)
    const { status, body: answer } = await send(
      host.app,
      returnGift,
      requestOf(placed, access, body ?? bodyOf(placed), more),
    )
    const { code, errors } = answer as { code?: string; errors?: { pointer: string }[] }
    return [status, errors?.map(({ pointer }) => pointer).join() ?? code]
  }
  const made = async (placed: Placed, body?: object) => {
    const { access } = await open(placed)
    return sendOk(host.app, returnGift, requestOf(placed, access, body ?? bodyOf(placed)))
  }
  const mailsTo = (placed: Placed) => listMails(host.deps.db, host.deps, { orderNumber: placed.orderNumber })
  const receive = (returnNumber: string) => receiveGiftReturn(host.deps, returnNumber, host.clock.now())
  const ofBuyer = async ({ as, orderNumber }: Placed) => ({
    order: await sendOk(host.app, getOrder, { as, params: { orderNumber } }),
    history: await sendOk(host.app, listOrders, { as }),
    refunds: await sendOk(host.app, getRefundStatus, { as, params: { orderNumber } }),
  })
  const buyerReturns = async (placed: Placed, gtin: string, quantity = 1) => {
    const { status, body } = await send(host.app, captureReturn, {
      as: placed.as,
      body: captureBody(placed.orderNumber, [askedLine(gtin, quantity)]),
    })
    return [status, (body as { code?: string }).code, JSON.stringify(body)] as const
  }

  it('[BY-48] opens by number and code: the goods and the last day, and nothing of the buyer or of money', async () => {
    const placed = await place({ shippingAddress: hidden })
    const answer = await look(placed)
    expect(answer.status).toBe(200)
    const { gift } = await open(placed)
    expect(gift).toMatchObject({
      orderNumber: placed.orderNumber,
      country: 'us',
      standing: 'open',
      returnUntil: new Date(Date.parse('2026-11-14T12:00:00.000Z') + 60 * dayMs).toISOString(),
      returns: [],
    })
    expect(gift.items).toHaveLength(5)
    expect(Object.keys(gift.items[0] ?? {}).toSorted()).toEqual(
      ['color', 'id', 'image', 'imageAlt', 'quantity', 'returnable', 'size', 'title'].toSorted(),
    )
    expect(gift.items.map(({ returnable }) => returnable)).toEqual([1, 3, 1, 2, 1])
    const said = JSON.stringify(answer.body)
    const secrets = [
      'Maya',
      'Ortiz',
      'Hidden',
      'Larkspur',
      'kim@',
      '5550',
      '4242',
      placed.as,
      '3000',
      '30.0',
      'price',
      'currency',
      'payment',
    ]
    expect(secrets.filter((text) => said.toLowerCase().includes(text.toLowerCase()))).toEqual([])
  })

  it('[BY-48] takes number and code as they are typed', async () => {
    const placed = await place()
    const typed = {
      orderNumber: placed.orderNumber.toLowerCase(),
      code: ` ${writeGiftCode(placed.code).toLowerCase()} `,
    }
    expect((await look(typed)).status).toBe(200)
  })

  it('[BY-48] orders that were no gifts have no receipt: they answer like a wrong code', async () => {
    const placed = await place({ isGift: false })
    const answers = [await look(placed), await look({ ...placed, code: 'AAAABBBBCCCC' })]
    expect(answers.map(({ status, body }) => [status, (body as Problem).code])).toEqual([
      [404, 'gift_not_found'],
      [404, 'gift_not_found'],
    ])
  })

  it('[BY-52] answers a wrong code, another order’s, an unknown number and nonsense alike', async () => {
    const placed = await place()
    const other = await place()
    const answers = await Promise.all([
      look({ ...placed, code: other.code }),
      look({ orderNumber: 'ZZ00000000', code: placed.code }),
      look({ ...placed, code: '' }),
      look({ ...placed, code: 'no code' }),
    ])
    const [first] = answers
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      answers.map(() => ({ status: 404, body: first?.body })),
    )
  })

  it('[BY-52] a code has 12 of 31 signs, another for each order and secret, and stands in no table or log', async () => {
    const placed = await place()
    const { access } = await open(placed)
    await look({ ...placed, code: 'WRNG22223333' })
    await sendOk(host.app, returnGift, requestOf(placed, access))
    expect(placed.code).toMatch(/^[2-9A-HJKMNP-Z]{12}$/)
    expect(giftCodeOf(testSecret, `${placed.orderNumber}0`)).not.toBe(placed.code)
    expect(giftCodeOf(`${testSecret}!`, placed.orderNumber)).not.toBe(placed.code)
    const { db } = host.deps
    const everything = JSON.stringify([
      host.lines,
      await db.select().from(attempts),
      await db.select().from(giftReturns),
      await db.select().from(idempotencyKeys),
    ])
    expect([placed.code, 'WRNG2222', access].filter((text) => everything.includes(text))).toEqual([])
  })

  it('[BY-52] limits wrong tries of a client and at an order; a proof of work lets whoever is right in', async () => {
    const placed = await place()
    const wrong = { ...placed, code: 'AAAABBBBCCCC' }
    const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await look(wrong, from('192.0.2.1'))).status).toBe(404)
    }
    const limited = await look(placed, from('192.0.2.1'))
    expect([limited.status, limited.headers.get('Retry-After') !== null]).toEqual([429, true])
    expect((await look(placed, from('192.0.2.2'))).status).toBe(200)
    for (let tries = 0; tries < 5; tries += 1) expect((await look(wrong)).status).toBe(404)
    const refused = await look(placed, from('192.0.2.3'))
    expect(refused.status).toBe(429)
    const proof = (await solve((refused.body as Problem).challenge)) ?? ''
    const proven = { headers: { ...from('192.0.2.3').headers, [proofHeader]: proof } }
    expect((await look(placed, proven)).status).toBe(200)
  })

  it('[BY-52] the access is for that order, and for an hour', async () => {
    const placed = await place()
    const other = await place()
    const { access, accessEndsAt } = await open(placed)
    expect(Date.parse(accessEndsAt) - host.clock.now().getTime()).toBe(60 * 60_000)
    const ask = async (of: Placed, code: string) =>
      ((await send(host.app, returnGift, requestOf(of, code, bodyOf(of)))).body as Problem).code
    const start = host.clock.now()
    const before = [await ask(other, access), await ask(placed, 'made up'), await ask(placed, `${access}x`)]
    host.clock.set(accessEndsAt)
    const after = await ask(placed, access)
    host.clock.set(start.toISOString())
    expect([...before, after]).toEqual([
      'gift_not_found',
      'gift_not_found',
      'gift_not_found',
      'gift_access_over',
    ])
  })

  it('[BY-49] sends pieces back once, mails the instructions to whoever sends it, and tells the status by the same code', async () => {
    const placed = await place()
    const { access } = await open(placed)
    const request = requestOf(placed, access, bodyOf(placed, [line(placed, 1), line(placed, 2, 2)]), {
      key: randomUUID(),
    })
    const answer = await sendOk(host.app, returnGift, request)
    expect(await sendOk(host.app, returnGift, request)).toEqual(answer)
    expect(answer).toMatchObject({ status: 'CREATED', way: { key: 'upsDropoff' }, creditedAt: null })
    expect(answer.items.map(({ quantity }) => quantity)).toEqual([1, 2])
    const { gift } = await open(placed)
    expect(gift.returns).toEqual([answer])
    expect(gift.items.map(({ returnable }) => returnable)).toEqual([0, 1, 1, 2, 1])
    const mails = await mailsTo(placed)
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([['giftReturn', recipient]])
    const [mail] = mails
    expect(mail?.files.map(({ contentType }) => contentType)).toEqual(['application/pdf'])
    const said = JSON.stringify(mail)
    expect(said).toContain(answer.returnNumber)
    expect(
      ['$', '30.00', 'Maya', 'Ortiz', 'Larkspur', 'kim@', '4242'].filter((text) =>
        `${mail?.text}`.includes(text),
      ),
    ).toEqual([])
  })

  it('[BY-48][BY-49] has a label without anybody’s name or address, and a code for stores', async () => {
    const placed = await place({ shippingAddress: hidden })
    const { returnNumber } = await made(placed)
    const inStore = await made(placed, bodyOf(placed, [line(placed, 3)], { way: 'returnToStore' }))
    const { access } = await open(placed)
    const label = (number: string) =>
      send(host.app, getGiftLabel, {
        params: { orderNumber: placed.orderNumber, returnNumber: number },
        headers: { [validationCodeHeader]: access },
      })
    const { status, body } = await label(returnNumber)
    expect(status).toBe(200)
    expect(body).toMatchObject({ labelFormat: 'PDF', printed: null })
    const { text } = openPdf(Buffer.from((body as { returnLabel: string }).returnLabel, 'base64'))
    expect(text).toContain(returnNumber)
    const secrets = ['Maya', 'Ortiz', 'Hidden', 'Kim', 'Larkspur', placed.orderNumber, '$']
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    expect((await label(inStore.returnNumber)).body).toMatchObject({ returnLabel: null, dropOffCode: null })
    const mail = (await mailsTo(placed)).find(({ subject }) => subject.includes(inStore.returnNumber))
    expect([mail?.to, mail?.files.map(({ contentType }) => contentType)]).toEqual([recipient, ['image/png']])
    expect(mail?.text).toContain(`Code for the store: ${inStore.returnNumber}`)
    expect(((await label('GR00XX000000')).body as Problem).code).toBe('gift_not_found')
    await receive(returnNumber)
    expect(((await label(returnNumber)).body as Problem).code).toBe('label_not_available')
  })

  it('[BY-49] follows the rules of the buyer’s own return: pieces, window, ways, and fields', async () => {
    const placed = await place()
    const gone = await place({ orderDate: new Date(host.clock.now().getTime() - 61 * dayMs) })
    const abroad = await place({ country: 'ae', shipFrom: null })
    const refused = await place({ lines: [{ status: 'Delivered', returnable: false, quantity: 1 }] })
    expect([
      await giveBack(placed, bodyOf(placed, [line(placed, 1, 2)])),
      await giveBack(placed, bodyOf(placed, [line(placed, 9)])),
      await giveBack(placed, bodyOf(placed, undefined, { way: 'upsPickup' })),
      await giveBack(placed, bodyOf(placed, undefined, { email: 'nia@' })),
      await giveBack(placed, bodyOf(placed, [])),
      await giveBack(gone),
      await giveBack(abroad),
      await giveBack(refused),
    ]).toEqual([
      [400, '/orderLines/0/quantity'],
      [400, '/orderLines/0/orderLineId'],
      [400, '/way'],
      [400, '/email'],
      [400, '/orderLines'],
      [400, 'return_window_closed'],
      [400, 'gift_return_unavailable'],
      [400, '/orderLines/0/quantity'],
    ])
    expect((await open(gone)).gift.standing).toBe('over')
    expect((await open(abroad)).gift).toMatchObject({ standing: 'notOffered', ways: [] })
    expect((await open(refused)).gift.standing).toBe('nothing')
  })

  it('[BY-49] takes each piece once, however many ask at the same time', async () => {
    const placed = await place()
    const { access } = await open(placed)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(host.app, returnGift, requestOf(placed, access, bodyOf(placed)))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
    expect(await host.deps.db.$count(giftReturns, eq(giftReturns.orderNumber, placed.orderNumber))).toBe(1)
  })

  it('[BY-50] issues the store credit once, when the parcel is in: what was paid for the pieces, by mail, on a card that works', async () => {
    const placed = await place()
    const before = await host.deps.db.$count(giftCards)
    const { returnNumber } = await made(placed, bodyOf(placed, [line(placed, 1), line(placed, 2, 2)]))
    expect(await host.deps.db.$count(giftCards)).toBe(before)
    expect(await Promise.all([receive(returnNumber), receive(returnNumber)])).toEqual([true, true])
    expect(await receive('GR00XX000000')).toBe(false)
    expect(await host.deps.db.$count(giftCards)).toBe(before + 1)
    const mails = await mailsTo(placed)
    expect(mails.map(({ kind, to }) => [kind, to]).toSorted()).toEqual([
      ['giftCredited', recipient],
      ['giftReturn', recipient],
    ])
    const mail = mails.find(({ kind }) => kind === 'giftCredited')
    const text = (mail?.text ?? '').replaceAll(/[\u2066\u2069 ]/g, '')
    const [, accountNumber = ''] = /Cardnumber:(\d{19})/.exec(text) ?? []
    const [, pin = ''] = /PIN:(\d{6})/.exec(text) ?? []
    const paid = 32.18 + 71.5
    expect(mail?.text).toContain('$103.68')
    const { balance } = await sendOk(host.app, checkGiftCard, {
      body: { accountNumber, pin, currency: 'USD' },
    })
    expect(balance).toBeCloseTo(paid, 2)
    expect((await open(placed)).gift.returns[0]).toMatchObject({ status: 'CREDITED' })
    const kept = JSON.stringify([
      await host.deps.db.select().from(giftCards),
      await host.deps.db.select().from(outgoingMails),
      await host.deps.db.select().from(giftReturns),
      host.lines,
    ])
    expect([accountNumber, pin].filter((secret) => kept.includes(secret))).toEqual([])
    expect(await host.deps.db.$count(refunds)).toBe(0)
  })

  it('[BY-50] gift and buyer together get back what was paid, to the cent', async () => {
    const placed = await place()
    const three = (quantity: number) => bodyOf(placed, [line(placed, 2, quantity)])
    await made(placed, three(1))
    expect((await buyerReturns(placed, '0002'))[0]).toBe(202)
    await made(placed, three(1))
    const rows = await host.deps.db
      .select()
      .from(giftReturns)
      .where(eq(giftReturns.orderNumber, placed.orderNumber))
    // $100.00 and $7.25 for three pieces: the buyer's, the first, is $33.33 and $2.42.
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_725 - 3333 - 242)
  })

  it('[BY-51] tells the buyer nothing: order, history, refunds and mails are as before', async () => {
    const placed = await place()
    const before = await ofBuyer(placed)
    const { returnNumber } = await made(placed)
    await receive(returnNumber)
    expect(await ofBuyer(placed)).toEqual(before)
    const mails = await mailsTo(placed)
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([recipient]))
  })

  it('[BY-51] the buyer who returns such a piece is told plainly that it cannot be, and not why; other pieces go', async () => {
    const placed = await place()
    await made(placed, bodyOf(placed, [line(placed, 1), line(placed, 2, 2)]))
    const [status, code, said] = await buyerReturns(placed, '0001')
    expect([status, code]).toEqual([409, 'return_pieces_gone'])
    expect(/gift|GR\d\d/i.test(said)).toBe(false)
    expect((await buyerReturns(placed, '0002', 2)).slice(0, 2)).toEqual([409, 'return_pieces_gone'])
    expect((await buyerReturns(placed, '0002', 4)).slice(0, 2)).toEqual([400, 'validation'])
    expect((await buyerReturns(placed, '0002'))[0]).toBe(202)
    expect((await buyerReturns(placed, '0003'))[0]).toBe(202)
    const { gift } = await open(placed)
    expect(gift.items.reduce((sum, { returnable }) => sum + returnable, 0)).toBe(3)
  })

  it('[BY-51] what the buyer sent back first cannot go back as a gift', async () => {
    const placed = await place()
    expect((await buyerReturns(placed, '0001'))[0]).toBe(202)
    expect(await giveBack(placed)).toEqual([400, '/orderLines/0/quantity'])
  })

  it('is limited by the order, and keeps the address in the return and its mails alone', async () => {
    const placed = await place({
      lines: Array.from({ length: orderRequestLimits.giftReturn.max + 1 }, () => ({
        status: 'Delivered',
        statusVariant: 'DELIVERED',
        returnable: true,
        returnableQuantity: 1,
        quantity: 1,
      })),
    })
    const answers = []
    for (let number = 1; number <= orderRequestLimits.giftReturn.max + 1; number += 1) {
      answers.push((await giveBack(placed, bodyOf(placed, [line(placed, number)])))[1] ?? 'taken')
    }
    expect(answers).toEqual([
      ...Array.from({ length: orderRequestLimits.giftReturn.max }, () => 'taken'),
      'rate_limited',
    ])
    expect(JSON.stringify(host.lines)).not.toContain(recipient)
  })
})
