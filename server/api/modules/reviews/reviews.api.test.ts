import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendReview, signReview } from '../../../../contract/shop/reviews.ts'
import { orderLines } from '../../../db/tables/order-lines.ts'
import { members } from '../../../db/tables/people/members.ts'
import { reviews } from '../../../db/tables/reviews.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { tokenOf } from '../../../testing/host/test-tokens.ts'
import { addOrder, newMember } from '../../../testing/orders/build-order.ts'

const draft = { rating: 4, title: 'Light', text: 'Light, quick and dry in the rain.' }
const offered = { actions: { writeReview: { webLink: '/reviews' } }, styleColor: 'TG3-101' }

describe.skipIf(!hasDatabase())('reviews', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const answerOf = ({ status, body }: { status: number; body: unknown }) => {
    const { code, errors } = body as { code?: string; errors?: { pointer: string }[] }
    return [status, errors?.map(({ pointer }) => pointer) ?? code]
  }
  const newAuthor = async () => {
    const as = newMember()
    const email = `${as}@example.com`
    await host.deps.db
      .insert(members)
      .values({ upmId: as, email, givenName: 'Lina', familyName: 'Haddad', country: 'us', passwordHash: 'x' })
    const author = {
      first_name: 'Lina',
      last_name: 'Haddad',
      nick_name: 'Lina',
      email,
      email_confirmed: true,
      issued_at: host.clock.now().toISOString(),
    }
    return { as, author, body: { user_auth_token: tokenOf(as), ...author } }
  }
  const newReview = async () => {
    const { as, author, body } = await newAuthor()
    const { signature } = await sendOk(host.app, signReview, { as, body })
    const orderNumber = await addOrder(host.deps.db, { upmId: as, lines: [offered] })
    return { as, body: { orderNumber, lineId: `${orderNumber}-1`, ...draft, author, signature } }
  }

  it('[OD-10][AP-01] a member gets a signature over who they are, the same for the same', async () => {
    const { as, body } = await newAuthor()
    const { signature } = await sendOk(host.app, signReview, { as, body })
    expect(signature).toMatch(/^[\w-]{43}$/)
    expect(await sendOk(host.app, signReview, { as, body })).toEqual({ signature })
    const other = await sendOk(host.app, signReview, { as, body: { ...body, nick_name: 'Lin' } })
    expect(other.signature).not.toBe(signature)
  })

  it('[OD-10][AP-01] nobody gets one for anybody else, for another time, or with less or more', async () => {
    const { as, body } = await newAuthor()
    const { email, ...less } = body
    const asked = (changes: object) => send(host.app, signReview, { as, body: { ...body, ...changes } })
    expect([
      answerOf(await send(host.app, signReview, { body })),
      answerOf(await send(host.app, signReview, { filter: `email(${email})`, body })),
      answerOf(await asked({ user_auth_token: tokenOf(newMember()) })),
      answerOf(await asked({ user_auth_token: 'made up' })),
      answerOf(await asked({ email: 'kim@podium.example' })),
      answerOf(await asked({ issued_at: '2026-01-01T00:00:00Z' })),
      answerOf(await asked({ nick_name: ' ' })),
      answerOf(await asked({ email_confirmed: 'yes' })),
      answerOf(await asked({ account_type: 'swoosh' })),
      answerOf(await send(host.app, signReview, { as, body: less })),
    ]).toEqual([
      [401, 'unauthorized'],
      [401, 'unauthorized'],
      [400, ['/user_auth_token']],
      [400, ['/user_auth_token']],
      [400, ['/email']],
      [400, ['/issued_at']],
      [400, ['/nick_name']],
      [400, ['/email_confirmed']],
      [400, ['/account_type']],
      [400, ['/email']],
    ])
  })

  it('[OD-10] a review is kept once, and the line offers none any more', async () => {
    const { as, body } = await newReview()
    const key = randomUUID()
    const first = await sendOk(host.app, sendReview, { as, key, body })
    expect(await sendOk(host.app, sendReview, { as, key, body })).toEqual(first)
    expect(answerOf(await send(host.app, sendReview, { as, body }))).toEqual([409, 'review_exists'])
    const kept = (await host.deps.db.select().from(reviews)).filter(({ upmId }) => upmId === as)
    expect(kept).toMatchObject([{ ...draft, id: first.id, styleColor: 'TG3-101', nickName: 'Lina' }])
    const [line] = (await host.deps.db.select().from(orderLines)).filter(({ id }) => id === body.lineId)
    expect(line?.actions).toEqual({})
  })

  it('[OD-10] of many at once one is kept', async () => {
    const { as, body } = await newReview()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(host.app, sendReview, { as, body })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  })

  it('[OD-10] nothing is kept without a signature that holds, of others’ orders, or before it has arrived', async () => {
    const { as, body } = await newReview()
    const stranger = await newReview()
    const early = await addOrder(host.deps.db, { upmId: as })
    const sent = (changes: object) => send(host.app, sendReview, { as, body: { ...body, ...changes } })
    expect([
      answerOf(await send(host.app, sendReview, { body })),
      answerOf(await send(host.app, sendReview, { as: stranger.as, body })),
      answerOf(await sent({ signature: stranger.body.signature })),
      answerOf(await sent({ author: { ...body.author, nick_name: 'Somebody' } })),
      answerOf(await sent({ orderNumber: stranger.body.orderNumber, lineId: stranger.body.lineId })),
      answerOf(await sent({ orderNumber: early, lineId: `${early}-1` })),
      answerOf(await sent({ rating: 6 })),
      answerOf(await sent({ rating: 4.5 })),
      answerOf(await sent({ title: ' ' })),
      answerOf(await sent({ text: 'too short' })),
      answerOf(await sent({ text: 'x'.repeat(2001) })),
    ]).toEqual([
      [401, 'unauthorized'],
      [403, 'review_signature'],
      [403, 'review_signature'],
      [403, 'review_signature'],
      [404, 'order_not_found'],
      [400, 'review_too_early'],
      [400, ['/rating']],
      [400, ['/rating']],
      [400, ['/title']],
      [400, ['/text']],
      [400, ['/text']],
    ])
  })

  it('[OD-10] a signature holds for a day', async () => {
    const { as, body } = await newReview()
    host.clock.advanceMinutes(24 * 60 + 1)
    expect(answerOf(await send(host.app, sendReview, { as, body }))).toEqual([403, 'review_signature'])
  })
})
