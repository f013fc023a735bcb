import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder, getOrderSummary } from '../../../../contract/orders/order-calls.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addOrder, newMember } from '../../../testing/orders/build-order.ts'

describe.skipIf(!hasDatabase())('who may see an order', () => {
  let host: TestHost
  let orderNumber: string
  let british: string
  const owner = newMember()
  beforeAll(async () => {
    host = await startTestHost({ work: false })
    orderNumber = await addOrder(host.deps.db, {
      upmId: owner,
      contactEmail: 'kim@podium.example',
      phoneCountryCode: '48',
      phoneNumber: '501234567',
    })
  })
  beforeAll(async () => {
    british = await addOrder(host.deps.db, { phoneCountryCode: '44', phoneNumber: '7700900188' })
  })
  afterAll(() => host.close())

  it('the lookup takes a number in lower case for the order in capitals, where none is called so itself', async () => {
    const inCapitals = await addOrder(host.deps.db, { orderNumber: 'TCASE0001' })
    const ask = async (call: typeof getOrder | typeof getOrderSummary, number: string, contact: string) => {
      const { status, body } = await send(host.app, call, {
        params: { orderNumber: number },
        filter: `email(${contact})`,
      })
      return [status, (body as { order?: { orderNumber: string } }).order?.orderNumber]
    }
    expect(await ask(getOrderSummary, 'tcase0001', 'kim@podium.example')).toEqual([200, inCapitals])
    expect(await ask(getOrderSummary, 'tCase0001', 'lee@podium.example')).toEqual([404, undefined])
    expect(await ask(getOrder, 'tcase0001', 'kim@podium.example')).toEqual([404, undefined])
    await addOrder(host.deps.db, { orderNumber: 'tcase0001', contactEmail: 'lee@podium.example' })
    expect(await ask(getOrderSummary, 'tcase0001', 'lee@podium.example')).toEqual([200, 'tcase0001'])
    expect(await ask(getOrderSummary, 'tcase0001', 'kim@podium.example')).toEqual([200, inCapitals])
  })

  for (const call of [getOrder, getOrderSummary]) {
    const statusFor = async (request: Parameters<typeof send>[2], number = orderNumber) =>
      (await send(host.app, call, { params: { orderNumber: number }, ...request })).status

    it(`[SE-02] [AP-01] ${call.id} opens to its member without a filter and to a guest by e-mail or phone`, async () => {
      expect({
        member: await statusFor({ as: owner }),
        email: await statusFor({ filter: 'email(kim@podium.example)' }),
        emailInCapitals: await statusFor({ filter: 'email(Kim@Podium.Example)' }),
        phone: await statusFor({ filter: 'phoneNumber(48 501234567)' }),
        phoneWithPlus: await statusFor({ filter: 'phoneNumber(+48 501 234 567)' }),
        phoneAsDialledAtHome: await statusFor({ filter: 'phoneNumber(44 07700 900188)' }, british),
        emailParameter: await statusFor({ query: { email: 'kim@podium.example' } }),
        telephoneParameter: await statusFor({ query: { telephoneNumber: '501234567' } }),
      }).toEqual({
        member: 200,
        email: 200,
        emailInCapitals: 200,
        phone: 200,
        phoneWithPlus: 200,
        phoneAsDialledAtHome: 200,
        emailParameter: 200,
        telephoneParameter: 200,
      })
    })

    it(`[SE-02] [AP-01] ${call.id} answers an unknown order, somebody else's and a wrong contact alike`, async () => {
      const refused = [
        await send(host.app, call, { params: { orderNumber: 'UNKNOWN1' }, as: owner }),
        await send(host.app, call, { params: { orderNumber }, as: newMember() }),
        await send(host.app, call, { params: { orderNumber }, filter: 'email(lee@podium.example)' }),
        await send(host.app, call, { params: { orderNumber }, filter: 'phoneNumber(48 999999999)' }),
        await send(host.app, call, { params: { orderNumber }, filter: 'phoneNumber(1 501234567)' }),
        await send(host.app, call, {
          params: { orderNumber: 'UNKNOWN1' },
          filter: 'email(kim@podium.example)',
        }),
        await send(host.app, call, { params: { orderNumber: orderNumber.toLowerCase() }, as: owner }),
      ]
      expect(refused.map(({ status, body }) => ({ status, body }))).toEqual(
        refused.map(() => ({
          status: 404,
          body: { type: 'about:blank', title: 'No such order', status: 404, code: 'order_not_found' },
        })),
      )
    })

    it(`[AP-01] ${call.id} takes a bad token for nobody, even beside a right filter`, async () => {
      const right = { params: { orderNumber }, filter: 'email(kim@podium.example)' }
      const answers = await Promise.all(
        ['Bearer nonsense', 'Bearer ', 'Basic a2lt', 'garbage'].map((Authorization) =>
          send(host.app, call, { ...right, headers: { Authorization } }),
        ),
      )
      expect(answers.map(({ status, headers }) => [status, headers.get('WWW-Authenticate')])).toEqual(
        answers.map(() => [401, 'Bearer error="invalid_token"']),
      )
    })

    it(`[AP-01] ${call.id} refuses malformed numbers and filters field by field`, async () => {
      const pointersOf = async (request: Parameters<typeof send>[2]) => {
        const { status, body } = await send(host.app, call, request)
        return [
          status,
          (body as { errors: { pointer: string; code: string }[] }).errors.map((e) => [e.pointer, e.code]),
        ]
      }
      expect([
        await pointersOf({ params: { orderNumber: 'AB1' }, as: owner }),
        await pointersOf({ params: { orderNumber: 'A'.repeat(33) }, as: owner }),
        await pointersOf({ params: { orderNumber: "1' or 1=1" }, as: owner }),
        await pointersOf({ params: { orderNumber }, filter: 'name(kim)' }),
        await pointersOf({ params: { orderNumber }, filter: 'phoneNumber(none)' }),
        await pointersOf({ params: { orderNumber }, as: owner, query: { country: 'usa' } }),
      ]).toEqual([
        [400, [['{orderNumber}', 'order_number']]],
        [400, [['{orderNumber}', 'order_number']]],
        [400, [['{orderNumber}', 'order_number']]],
        [400, [['?filter', 'filter']]],
        [400, [['?filter', 'filter']]],
        [400, [['?country', 'country']]],
      ])
    })
  }
})
