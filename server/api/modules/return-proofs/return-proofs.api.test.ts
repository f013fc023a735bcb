import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getReturnProof, maxPhotoBytes, sendReturnProof } from '../../../../contract/returns/return-proof.ts'
import { idempotencyKeys } from '../../../db/tables/idempotency-keys.ts'
import { returnProofs } from '../../../db/tables/papers/return-proofs.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import { addReturn } from '../../../testing/orders/return-order.ts'
import { sampleJpeg } from '../../../testing/pictures/sample-jpeg.ts'
import { orderRequestLimits } from '../../http/limits/order-requests.ts'
import { recordRefund } from '../returns/refunds.repository.ts'

const number = '1Z-999/AA10123456784'
const photo = sampleJpeg().toString('base64')

describe.skipIf(!hasDatabase())('the proof of a return', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const add = async (parts: OrderParts = {}) => {
    const as = newMember()
    return { as, returnOrderNumber: await addReturn(host.deps.db, { upmId: as, ...parts }) }
  }
  type Return = Awaited<ReturnType<typeof add>>
  const prove = ({ as, returnOrderNumber }: Return, body: object, more: ApiRequest = {}) =>
    send(host.app, sendReturnProof, { as, params: { returnOrderNumber }, body, ...more })
  const read = ({ as, returnOrderNumber }: Return) =>
    sendOk(host.app, getReturnProof, { as, params: { returnOrderNumber } })
  const codeOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { code?: string }).code,
  ]

  it('[BY-27] is kept by number, by photo, or both, and what is sent later takes its place', async () => {
    const one = await add()
    expect(await read(one)).toMatchObject({ standing: 'open', proof: null })
    const sent = await prove(one, { receiptNumber: number, photo: null })
    expect([sent.status, sent.body]).toEqual([
      200,
      { returnOrderNumber: one.returnOrderNumber, sentAt: host.clock.now().toISOString() },
    ])
    expect((await read(one)).proof).toEqual({
      receiptNumber: number,
      photo: null,
      sentAt: host.clock.now().toISOString(),
    })
    await prove(one, { receiptNumber: null, photo })
    const { proof } = await read(one)
    expect([proof?.receiptNumber, proof?.photo?.startsWith('/9j/')]).toEqual([null, true])
    await prove(one, { receiptNumber: 'AB12', photo })
    expect((await read(one)).proof).toMatchObject({ receiptNumber: 'AB12' })
  })

  it('[BY-27] is sent once for its key', async () => {
    const one = await add()
    const key = crypto.randomUUID()
    const [first, again] = [
      await prove(one, { receiptNumber: number }, { key }),
      await prove(one, { receiptNumber: number }, { key }),
    ]
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(codeOf(await prove(one, { receiptNumber: 'AB12' }, { key }))).toEqual([
      422,
      'idempotency_mismatch',
    ])
  })

  it('[BY-27] is refused for returns to a store, canceled ones, and once the refund is made', async () => {
    const refunded = await add()
    await recordRefund(
      host.deps.db,
      { orderNumber: refunded.returnOrderNumber, currency: 'USD', orderTotal: 100 },
      host.clock.now(),
    )
    const all = [
      refunded,
      await add({ returnMethod: 'returnToStore' }),
      await add({ lines: [{ status: 'Cancelled' }] }),
      await add({ lines: [{ status: 'Return Processed' }] }),
    ]
    const found = []
    for (const one of all)
      found.push([(await read(one)).standing, ...codeOf(await prove(one, { receiptNumber: number }))])
    expect(found).toEqual(
      ['closed', 'store', 'cancelled', 'closed'].map((standing) => [standing, 400, 'return_proof_closed']),
    )
  })

  it('[BY-27] is the owner’s alone, by sign-in or contact', async () => {
    const [one, other] = [await add(), await add()]
    const asGuest = { as: undefined, filter: 'email(kim@podium.example)' } as unknown as ApiRequest
    expect((await prove(one, { receiptNumber: number }, asGuest)).status).toBe(200)
    const foreign = { ...one, as: other.as }
    expect([
      codeOf(await prove(foreign, { receiptNumber: 'XX11' })),
      codeOf(await prove({ ...one, returnOrderNumber: 'UNKNOWN1' }, { receiptNumber: 'XX11' })),
      codeOf(
        await send(host.app, getReturnProof, {
          as: other.as,
          params: { returnOrderNumber: one.returnOrderNumber },
        }),
      ),
    ]).toEqual(Array.from({ length: 3 }, () => [404, 'order_not_found']))
    expect((await read(one)).proof?.receiptNumber).toBe(number)
  })

  it('[BY-27] says no more than its day to a guest who is shown the order in part', async () => {
    const one = await add({ country: 'nl' })
    await prove(one, { receiptNumber: number, photo })
    const { proof } = await sendOk(host.app, getReturnProof, {
      params: { returnOrderNumber: one.returnOrderNumber },
      filter: 'email(kim@podium.example)',
    })
    const sentAt = host.clock.now().toISOString()
    expect(proof).toEqual({ receiptNumber: null, photo: null, sentAt })
    expect((await read(one)).proof).toMatchObject({ receiptNumber: number, sentAt })
  })

  it('[BY-28] keeps nothing of a photo but the picture, encrypted', async () => {
    const one = await add()
    await prove(one, { receiptNumber: number, photo })
    const { proof } = await read(one)
    const kept = Buffer.from(proof?.photo ?? '', 'base64')
    expect(['GPS', 'Exif', 'comment', 'behind'].filter((text) => kept.includes(text))).toEqual([])
    expect([kept.subarray(0, 2).toString('hex'), kept.subarray(-2).toString('hex')]).toEqual(['ffd8', 'ffd9'])
    const [row] = await host.deps.db
      .select()
      .from(returnProofs)
      .where(eq(returnProofs.returnOrderNumber, one.returnOrderNumber))
    expect(JSON.stringify(row)).not.toContain(number)
    expect(JSON.stringify(row)).not.toContain(proof?.photo?.slice(40, 80))
  })

  it('[BY-28] takes a JPEG by its own bytes, within its size, and nothing else', async () => {
    const one = await add()
    const base64 = (text: string) => Buffer.from(text).toString('base64')
    const grown = (bytes: number) => Buffer.concat([sampleJpeg(), Buffer.alloc(bytes)]).toString('base64')
    const answers = []
    for (const given of [
      base64('<svg onload="x"/>'),
      base64('\x89PNG\r\n'),
      sampleJpeg().subarray(0, 120).toString('base64'),
      '%%%',
      grown(maxPhotoBytes),
      grown(2 * maxPhotoBytes),
    ])
      answers.push(codeOf(await prove(one, { receiptNumber: null, photo: given })))
    expect(answers).toEqual([
      [400, 'validation'],
      [400, 'validation'],
      [400, 'validation'],
      [400, 'validation'],
      [400, 'validation'],
      [413, 'payload_too_large'],
    ])
    for (const body of [
      {},
      { receiptNumber: null, photo: null },
      { receiptNumber: 'ab' },
      { receiptNumber: `A${'1'.repeat(40)}` },
    ])
      expect(codeOf(await prove(one, body))).toEqual([400, 'validation'])
    expect((await read(one)).proof).toBeNull()
  })

  it('[BY-28] stands in no log and no stored outcome', async () => {
    const one = await add()
    await prove(one, { receiptNumber: 'LOUD-4711-77', photo })
    const everywhere = JSON.stringify([host.lines, await host.deps.db.select().from(idempotencyKeys)])
    expect(['LOUD-4711', photo.slice(40, 80)].filter((text) => everywhere.includes(text))).toEqual([])
  })

  it('is limited by the return', async () => {
    const one = await add()
    const answers = []
    for (let count = 0; count <= orderRequestLimits.proof.max; count += 1)
      answers.push(codeOf(await prove(one, { receiptNumber: number })).join(' '))
    expect(answers).toEqual([
      ...Array.from({ length: orderRequestLimits.proof.max }, () => '200 '),
      '429 rate_limited',
    ])
  })
})
