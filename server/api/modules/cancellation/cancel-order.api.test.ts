import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder, getCancelJob, wrongStateMessage } from '../../../../contract/orders/cancellation.ts'
import { cancellationJobs } from '../../../db/tables/cancellation-jobs.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import { guestCancelBody, memberCancelBody } from '../../../testing/orders/cancel-bodies.ts'

describe.skipIf(!hasDatabase())('asking for a cancellation', () => {
  let host: TestHost
  const owner = newMember()
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const add = (parts: OrderParts = {}) => addOrder(host.deps.db, { upmId: owner, ...parts })
  const cancel = (orderNumber: string, request: ApiRequest = {}) =>
    send(host.app, cancelOrder, {
      params: { orderNumber },
      ...(request.filter === undefined ? { as: owner, body: memberCancelBody(orderNumber) } : {}),
      ...request,
    })
  const jobsOf = (orderNumber: string) =>
    host.deps.db.select().from(cancellationJobs).where(eq(cancellationJobs.orderNumber, orderNumber))
  const refusalOf = async (parts: OrderParts) => {
    const { status, body } = await cancel(await add(parts))
    const { code, detail } = body as { code?: string; detail?: string }
    return [status, code, detail]
  }
  const pointersOf = async (request: ApiRequest) => {
    const { status, body } = await cancel(await add(), request)
    return [status, (body as { errors?: { pointer: string }[] }).errors?.map((error) => error.pointer)]
  }

  it('[CA-05] takes the member’s body and answers 202 with a job that is pending', async () => {
    const orderNumber = await add()
    const answer = await cancel(orderNumber)
    const [job] = await jobsOf(orderNumber)
    expect([answer.status, answer.body]).toEqual([
      202,
      { id: job?.id, status: 'PENDING', eta: 20, error: null, response: null },
    ])
    expect(job).toMatchObject({
      requestedBy: 'member',
      reasonCode: '216',
      requestedAt: new Date('2026-11-20T12:00Z'),
    })
  })

  it('[CA-05] takes the guest’s body with e-mail or phone', async () => {
    const byEmail = await cancel(await add(), {
      filter: 'email(kim@podium.example)',
      body: guestCancelBody(),
    })
    const phone = { userInfo: { phoneNumber: { countryCode: '1', subscriberNumber: '2025550143' } } }
    const byPhone = await cancel(await add(), {
      filter: 'phoneNumber(1 2025550143)',
      body: guestCancelBody(phone),
    })
    expect([byEmail.status, byPhone.status]).toEqual([202, 202])
  })

  it('[CA-05] refuses bodies that are not the specification’s, field by field', async () => {
    const guest = guestCancelBody()
    const asGuest = (body: unknown) => pointersOf({ filter: 'email(kim@podium.example)', body })
    const withRequest = (change: object) => asGuest({ ...guest, request: { ...guest.request, ...change } })
    expect({
      reason: await withRequest({ reasonCode: '215' }),
      document: await withRequest({ omsOrderDocumentReference: '0002' }),
      source: await asGuest({ ...guest, sourceOfRequest: 'STORE' }),
      noContact: await withRequest({ email: undefined }),
      longText: await withRequest({ reasonText: 'x'.repeat(141) }),
      memberBodyOfGuest: await asGuest(memberCancelBody('T000000001')),
      otherOrder: await pointersOf({ as: owner, body: memberCancelBody('OTHER001') }),
      quantity: await pointersOf({ as: owner, body: { ...memberCancelBody('T1'), orderNumber: 1.5 } }),
    }).toEqual({
      reason: [400, ['/request/reasonCode']],
      document: [400, ['/request/omsOrderDocumentReference']],
      source: [400, ['/sourceOfRequest']],
      noContact: [400, ['/request/email']],
      longText: [400, ['/request/reasonText']],
      memberBodyOfGuest: [400, ['/request']],
      otherOrder: [400, ['/orderNumber']],
      quantity: [400, ['/orderNumber']],
    })
  })

  it('[AP-01] refuses what is no JSON, too large, or of another type', async () => {
    const codeOf = async (request: ApiRequest) => {
      const { status, body } = await cancel(await add(), { as: owner, ...request })
      return [status, (body as { code: string }).code]
    }
    expect([
      await codeOf({ body: '{"half":' }),
      await codeOf({ body: JSON.stringify({ text: 'x'.repeat(70_000) }) }),
      await codeOf({ body: 'a=b', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
    ]).toEqual([
      [400, 'bad_request'],
      [413, 'payload_too_large'],
      [415, 'unsupported_media_type'],
    ])
  })

  it('[AP-01] answers an unknown order, somebody else’s and a wrong contact alike, and makes no job', async () => {
    const orderNumber = await add()
    const stranger = newMember()
    const answers = [
      await cancel('UNKNOWN1', { as: owner, body: memberCancelBody('UNKNOWN1') }),
      await cancel(orderNumber, { as: stranger, body: memberCancelBody(orderNumber) }),
      await cancel(orderNumber, {
        filter: 'email(lee@podium.example)',
        body: guestCancelBody({ email: 'lee@podium.example' }),
      }),
      await cancel(orderNumber, {
        filter: 'email(kim@podium.example)',
        body: guestCancelBody({ email: 'lee@podium.example' }),
      }),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [
        404,
        { type: 'about:blank', title: 'No such order', status: 404, code: 'order_not_found' },
      ]),
    )
    expect(await jobsOf(orderNumber)).toEqual([])
  })

  it('[CA-02] tells an order that is cancelled from one that is past cancelling, by the specification’s sentence', async () => {
    expect({
      cancelled: await refusalOf({ cancelledAt: new Date('2026-11-20T11:59:00Z') }),
      shipped: await refusalOf({ lines: [{}, { status: 'Shipped' }] }),
      delivered: await refusalOf({ lines: [{ status: 'DELIVERED' }] }),
      inStore: await refusalOf({ orderClassification: 'STORE' }),
      returnOrder: await refusalOf({ orderType: 'RETURN_ORDER' }),
      pendingElsewhere: await refusalOf({ pendingModification: 'CANCEL_ORDER' }),
    }).toEqual({
      cancelled: [400, 'order_already_cancelled', undefined],
      shipped: [400, 'order_state', wrongStateMessage],
      delivered: [400, 'order_state', wrongStateMessage],
      inStore: [400, 'order_state', wrongStateMessage],
      returnOrder: [400, 'order_state', wrongStateMessage],
      pendingElsewhere: [400, 'order_state', wrongStateMessage],
    })
  })

  it('[CA-06] counts the 30 minutes itself, for customized items in China as for all others', async () => {
    const at = (text: string, parts: OrderParts = {}) => ({ orderDate: new Date(text), ...parts })
    const customized = { country: 'cn', lines: [{ pbid: 'design-1' }] }
    expect({
      lastMoment: await refusalOf(at('2026-11-20T11:30:00.001Z')),
      onTheDot: await refusalOf(at('2026-11-20T11:30:00.000Z')),
      customizedInTime: await refusalOf(at('2026-11-20T11:30:00.001Z', customized)),
      customizedTooLate: await refusalOf(at('2026-11-20T11:29:59.999Z', customized)),
    }).toEqual({
      lastMoment: [202, undefined, undefined],
      onTheDot: [400, 'cancel_window_closed', undefined],
      customizedInTime: [202, undefined, undefined],
      customizedTooLate: [400, 'cancel_window_closed', undefined],
    })
  })

  it('[CA-08] joins the job that is under way, whoever asks and however often', async () => {
    const orderNumber = await add()
    const answers = [
      await cancel(orderNumber),
      await cancel(orderNumber),
      await cancel(orderNumber, { filter: 'email(kim@podium.example)', body: guestCancelBody() }),
    ]
    const ids = new Set(answers.map(({ body }) => (body as { id: string }).id))
    expect([answers.map((answer) => answer.status), ids.size]).toEqual([[202, 202, 202], 1])
    expect(await jobsOf(orderNumber)).toHaveLength(1)
  })

  it('[CA-08] [AP-03] makes one job of 20 requests at the same time, each with a key of its own', async () => {
    const orderNumber = await add()
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(orderNumber)))
    const ids = new Set(answers.map(({ body }) => (body as { id: string }).id))
    expect([[...new Set(answers.map((answer) => answer.status))], ids.size]).toEqual([[202], 1])
    expect(await jobsOf(orderNumber)).toHaveLength(1)
  })

  it('[JO-01] [AP-01] shows a job to whoever may see its order, and to nobody else', async () => {
    const orderNumber = await add()
    const { id: jobId } = await sendOk(host.app, cancelOrder, {
      as: owner,
      params: { orderNumber },
      body: memberCancelBody(orderNumber),
    })
    const look = async (request: ApiRequest) => {
      const { status, body } = await send(host.app, getCancelJob, { params: { jobId }, ...request })
      return [
        status,
        (body as { code?: string; status?: string }).code ?? (body as { status: string }).status,
      ]
    }
    expect({
      owner: await look({ as: owner }),
      guest: await look({ filter: 'email(kim@podium.example)' }),
      stranger: await look({ as: newMember() }),
      wrongGuest: await look({ filter: 'email(lee@podium.example)' }),
      unknown: await look({ as: owner, params: { jobId: randomUUID() } }),
      malformed: await look({ as: owner, params: { jobId: '17' } }),
    }).toEqual({
      owner: [200, 'PENDING'],
      guest: [200, 'PENDING'],
      stranger: [404, 'job_not_found'],
      wrongGuest: [404, 'job_not_found'],
      unknown: [404, 'job_not_found'],
      malformed: [400, 'validation'],
    })
  })
})
