import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  dispatchReturnLabel,
  sendStoreReturnEmail,
} from '../../../../contract/returns/return-label-dispatch.ts'
import type { Problem } from '../../../../contract/wire/problem.ts'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import { attempts } from '../../../db/tables/people/identity.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import { addReturn } from '../../../testing/orders/return-order.ts'

type Body = Record<string, unknown>

describe.skipIf(!hasDatabase())('sending a label', () => {
  let host: TestHost
  const owner = newMember()
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const add = (parts: OrderParts = {}) => addReturn(host.deps.db, { upmId: owner, ...parts })
  const mailsOf = (orderNumber: string) =>
    host.deps.db.select().from(outgoingMails).where(eq(outgoingMails.orderNumber, orderNumber))
  const dispatch = (returnOrderNumber: string, body: Body = {}, request: ApiRequest = {}) =>
    send(host.app, dispatchReturnLabel, {
      ...(request.filter === undefined ? { as: owner } : {}),
      body: { dispatchType: 'email', returnOrderNumber, ...body },
      ...request,
    })
  const codeOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
    status,
    (body as { code?: string }).code,
  ]

  it('[RL-03] takes the app’s body and accepts an e-mail to the order’s own address', async () => {
    const number = await add()
    const answer = await dispatch(
      number,
      {
        returnOrderNum: number,
        authorizationInfo: {
          dayPhoneNumber: '2025550143',
          email: 'Kim@podium.example',
          phoneNumber: { countryCode: '1', subscriberNumber: '2025550143' },
        },
        visitorDetail: { email: 'kim@podium.example', phone: null, visitorId: 'v1', visit: '1' },
      },
      { query: { language: 'pl' } },
    )
    expect([answer.status, answer.body]).toEqual([202, { returnOrderNumber: number, dispatchType: 'email' }])
    expect(await mailsOf(number)).toEqual([
      expect.objectContaining({
        channel: 'email',
        kind: 'returnLabel',
        recipient: 'kim@podium.example',
        firstName: 'Kim',
        language: 'pl',
        status: 'QUEUED',
        returnMethod: 'upsDropoff',
      }),
    ])
  })

  it('sends no printed label whose carrier takes codes alone', async () => {
    const [lockers = '', counters = ''] = await Promise.all(
      ['emeaPaperless|INPU', 'emeaPaperless|RMGB'].map((returnMethod) =>
        add({ country: 'gb', returnMethod }),
      ),
    )
    expect(codeOf(await dispatch(lockers))).toEqual([400, 'label_not_available'])
    expect((await dispatch(counters)).status).toBe(202)
    expect(await mailsOf(lockers)).toEqual([])
  })

  it('[RL-03] accepts a letter, which goes to the sender’s address', async () => {
    const number = await add()
    const answer = await dispatch(number, { dispatchType: 'mail' })
    expect([answer.status, (await mailsOf(number)).map((mail) => [mail.channel, mail.recipient])]).toEqual([
      202,
      [['letter', null]],
    ])
  })

  it('[RL-03] refuses strangers, other contacts and returns without a label, and sends nothing', async () => {
    const number = await add()
    const store = await add({ returnMethod: 'returnToStore' })
    const nowhere = await add({ contactEmail: null })
    const visitor = { phone: null, visitorId: 'v1', visit: '1' }
    expect({
      stranger: codeOf(await dispatch(number, {}, { as: newMember() })),
      wrongGuest: codeOf(await dispatch(number, {}, { filter: 'email(lee@podium.example)' })),
      otherAddress: codeOf(await dispatch(number, { authorizationInfo: { email: 'lee@podium.example' } })),
      otherVisitor: codeOf(
        await dispatch(number, { visitorDetail: { ...visitor, email: 'lee@podium.example' } }),
      ),
      unknown: codeOf(await dispatch('UNKNOWN1')),
      otherNumber: codeOf(await dispatch(number, { returnOrderNum: 'OTHER001' })),
      byPigeon: codeOf(await dispatch(number, { dispatchType: 'pigeon' })),
      noKey: codeOf(await dispatch(number, {}, { key: null })),
      store: codeOf(await dispatch(store)),
      noAddress: codeOf(await dispatch(nowhere)),
      letterAbroad: codeOf(await dispatch(await add({ country: 'de' }), { dispatchType: 'mail' })),
    }).toEqual({
      stranger: [404, 'order_not_found'],
      wrongGuest: [404, 'order_not_found'],
      otherAddress: [404, 'order_not_found'],
      otherVisitor: [404, 'order_not_found'],
      unknown: [404, 'order_not_found'],
      otherNumber: [400, 'validation'],
      byPigeon: [400, 'validation'],
      noKey: [400, 'idempotency_key_missing'],
      store: [400, 'label_not_available'],
      noAddress: [400, 'validation'],
      letterAbroad: [400, 'validation'],
    })
    expect([await mailsOf(number), await mailsOf(store), await mailsOf(nowhere)]).toEqual([[], [], []])
  })

  it('says which part of a request is refused', async () => {
    const fieldOf = async (answer: ReturnType<typeof dispatch>) =>
      ((await answer).body as Problem).errors?.map(({ pointer, code, detail }) => [
        pointer,
        code,
        detail !== '',
      ])
    expect({
      otherNumber: await fieldOf(dispatch(await add(), { returnOrderNum: 'OTHER001' })),
      noAddress: await fieldOf(dispatch(await add({ contactEmail: null }))),
      letterAbroad: await fieldOf(dispatch(await add({ country: 'de' }), { dispatchType: 'mail' })),
    }).toEqual({
      otherNumber: [['/returnOrderNum', 'order_number', true]],
      noAddress: [['/dispatchType', 'no_email', true]],
      letterAbroad: [['/dispatchType', 'mail_off', true]],
    })
  })

  it('takes the phone of the order beside its e-mail, and greets nobody whose name is not known', async () => {
    const number = await add({ shipFrom: null })
    const phone = (subscriberNumber: string) =>
      dispatch(number, { authorizationInfo: { phoneNumber: { countryCode: '1', subscriberNumber } } })
    expect([(await phone('2025550199')).status, (await phone('2025550143')).status]).toEqual([404, 202])
    const visitor = (sent: string) =>
      dispatch(number, { visitorDetail: { email: null, phone: sent, visitorId: 'v1', visit: '1' } })
    expect([(await visitor('12025550199')).status, (await visitor('12025550143')).status]).toEqual([404, 202])
    expect((await mailsOf(number)).map(({ firstName }) => firstName)).toEqual([null, null])
  })

  it('[RL-03] [AP-03] makes one mail of one key, however often it is sent', async () => {
    const number = await add()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => dispatch(number, {}, { key })))
    const again = await dispatch(number, {}, { key })
    const other = await dispatch(number, { dispatchType: 'mail' }, { key })
    expect(answers.every(({ status }) => status === 202 || status === 409)).toBe(true)
    expect([again.status, again.headers.get('Idempotency-Replayed'), codeOf(other)]).toEqual([
      202,
      'true',
      [422, 'idempotency_mismatch'],
    ])
    expect(await mailsOf(number)).toHaveLength(1)
  })

  it('[RL-03] sends at most 5 e-mails an hour and 2 letters a day for a return, even at the same instant', async () => {
    const number = await add()
    const emails = await Promise.all(Array.from({ length: 8 }, () => dispatch(number)))
    const letters = await Promise.all(
      Array.from({ length: 4 }, () => dispatch(number, { dispatchType: 'mail' })),
    )
    const refused = [...emails, ...letters].filter(({ status }) => status === 429)
    const mails = await mailsOf(number)
    expect({
      emails: mails.filter((mail) => mail.channel === 'email').length,
      letters: mails.filter((mail) => mail.channel === 'letter').length,
      refused: refused.map(codeOf).every(([, code]) => code === 'rate_limited'),
      retryAfter: refused.every(({ headers }) => Number(headers.get('Retry-After')) > 0),
      other: (await dispatch(await add())).status,
    }).toEqual({ emails: 5, letters: 2, refused: true, retryAfter: true, other: 202 })
  })

  it('[RL-03] [AP-03] a limit is no outcome: the same key counts later', async () => {
    const number = await add()
    for (let sent = 0; sent < 5; sent += 1) await dispatch(number)
    const key = randomUUID()
    const first = await dispatch(number, {}, { key })
    await host.deps.db.delete(attempts)
    const later = await dispatch(number, {}, { key })
    expect([first.status, later.status]).toEqual([429, 202])
  })

  it('[RL-03] logs nothing personal', async () => {
    await dispatch(await add(), { authorizationInfo: { email: 'kim@podium.example' } })
    expect(JSON.stringify(host.lines)).not.toMatch(/kim@|podium|2025550143|larkspur/i)
  })

  describe('of a store return', () => {
    const addStoreReturn = async (parts: OrderParts = {}) => {
      const orderNumber = await addOrder(host.deps.db, { upmId: owner })
      const returnNumber = await add({
        returnMethod: 'returnToStore',
        parentSalesOrderNumber: orderNumber,
        ...parts,
      })
      return { orderNumber, returnNumber }
    }
    const ask = (
      numbers: { orderNumber: string; returnNumber: string },
      body: Body = {},
      request: ApiRequest = {},
    ) =>
      send(host.app, sendStoreReturnEmail, {
        ...(request.filter === undefined ? { as: owner } : {}),
        body: {
          country: 'US',
          firstName: 'Kim',
          language: 'en',
          to: 'kim@podium.example',
          ...numbers,
          ...body,
        },
        ...request,
      })

    it('[RS-05] answers 200 and e-mails the order’s own address', async () => {
      const numbers = await addStoreReturn()
      const answer = await ask(numbers, { firstName: ' Kim   Lee ' })
      const asGuest = await ask(numbers, { firstName: ' ' }, { filter: 'email(kim@podium.example)' })
      expect([answer.status, answer.body, asGuest.status]).toEqual([
        200,
        { returnNumber: numbers.returnNumber },
        200,
      ])
      const mails = await mailsOf(numbers.returnNumber)
      expect(
        mails.map(({ kind, recipient, firstName }) => `${kind} ${recipient} ${firstName}`).toSorted(),
      ).toEqual(['storeReturn kim@podium.example Kim Lee', 'storeReturn kim@podium.example null'])
    })

    it('[RS-05] answers everything else with 400, and sends nothing', async () => {
      const numbers = await addStoreReturn()
      const byCarrier = await addStoreReturn({ returnMethod: 'upsDropoff' })
      const answers = {
        otherAddress: await ask(numbers, { to: 'lee@podium.example' }),
        noAddress: await ask(numbers, { to: '' }),
        stranger: await ask(numbers, {}, { as: newMember() }),
        otherOrder: await ask(numbers, { orderNumber: 'OTHER001' }),
        byCarrier: await ask(byCarrier),
        byNoAddress: await ask(await addStoreReturn({ contactEmail: null })),
        unknown: await ask({ orderNumber: 'UNKNOWN1', returnNumber: 'UNKNOWN2' }),
      }
      expect(Object.values(answers).map(({ status, body }) => [status, body])).toEqual(
        Object.values(answers).map(() => [
          400,
          { type: 'about:blank', title: 'No such order', status: 400, code: 'order_not_found' },
        ]),
      )
      expect((await ask(numbers, { firstName: 'x'.repeat(61) })).status).toBe(400)
      expect(await mailsOf(numbers.returnNumber)).toEqual([])
    })

    it('[RS-05] sends at most 3 an hour', async () => {
      const numbers = await addStoreReturn()
      const statuses: number[] = []
      for (let round = 0; round < 4; round += 1) statuses.push((await ask(numbers)).status)
      expect(statuses).toEqual([200, 200, 200, 429])
    })
  })
})
