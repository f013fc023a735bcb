import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkCredential } from '../../../../contract/session/credentials.ts'
import { members } from '../../../db/tables/people/members.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addOrder, newMember } from '../../../testing/orders/build-order.ts'

const ofGuest = { contactEmail: 'robin@podium.example', phoneCountryCode: '86', phoneNumber: '13800138000' }

describe.skipIf(!hasDatabase())('[RM-08] whether an account has a contact of an order', () => {
  let host: TestHost
  let orderNumber: string
  beforeAll(async () => {
    host = await startTestHost({ work: false })
    orderNumber = await addOrder(host.deps.db, { upmId: null, ...ofGuest })
    const account = { familyName: 'Sample', country: 'cn', passwordHash: 'none' }
    await host.deps.db.insert(members).values([
      {
        ...account,
        upmId: randomUUID(),
        givenName: 'Robin',
        email: 'Robin@podium.example',
        phone: '8613800138000',
      },
      {
        ...account,
        upmId: randomUUID(),
        givenName: 'Lee',
        email: 'lee@podium.example',
        phone: '8613900139000',
      },
    ])
  })
  afterAll(() => host.close())

  const right = 'email(robin@podium.example)'
  const check = async (credential: string, request: ApiRequest = {}) => {
    const { status, body } = await send(host.app, checkCredential, {
      filter: right,
      body: { credential },
      query: { orderNumber, filter: right },
      ...request,
    })
    return status === 200 ? body : (body as { code: string }).code
  }

  it('succeeds for the order’s own e-mail and phone', async () => {
    expect([
      await check('robin@podium.example'),
      await check(' ROBIN@podium.example '),
      await check('+8613800138000'),
      await check('8613800138000'),
    ]).toEqual([{}, {}, {}, {}])
  })

  it('says one and the same of a contact that nobody has and of somebody else’s', async () => {
    const other = await addOrder(host.deps.db, {
      upmId: null,
      contactEmail: 'nobody@podium.example',
      phoneNumber: '2025550199',
    })
    const ofNobody = { filter: 'email(nobody@podium.example)', query: { orderNumber: other } }
    const answers = await Promise.all([
      send(host.app, checkCredential, { ...ofNobody, body: { credential: 'nobody@podium.example' } }),
      send(host.app, checkCredential, { ...ofNobody, body: { credential: '+12025550199' } }),
      send(host.app, checkCredential, { ...ofNobody, body: { credential: 'lee@podium.example' } }),
      send(host.app, checkCredential, { ...ofNobody, body: { credential: '+8613900139000' } }),
      send(host.app, checkCredential, { ...ofNobody, body: { credential: '---' } }),
    ])
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      answers.map(() => ({
        status: 404,
        body: {
          type: 'about:blank',
          title: 'No account has this contact',
          status: 404,
          code: 'credential_unknown',
        },
      })),
    )
  })

  it('tells nothing to who does not know the order, and counts the try like a lookup', async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.77' }
    const wrong = { filter: 'email(lee@podium.example)', headers, query: { orderNumber } }
    const codes = []
    for (let index = 0; index < 6; index += 1) codes.push(await check('lee@podium.example', wrong))
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'order_not_found'), 'rate_limited'])
    expect(await check('robin@podium.example', { query: { orderNumber: 'UNKNOWN1' } })).toBe(
      'order_not_found',
    )
    const member = { as: newMember(), query: { orderNumber } }
    const asMember = await send(host.app, checkCredential, {
      ...member,
      body: { credential: 'robin@podium.example' },
    })
    expect((asMember.body as { code: string }).code).toBe('order_not_found')
  })

  it('takes no question without an order', async () => {
    const { status, body } = await send(host.app, checkCredential, {
      filter: right,
      body: { credential: 'lee@podium.example' },
    })
    expect([
      status,
      (body as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer),
    ]).toEqual([400, ['?orderNumber']])
  })
})
