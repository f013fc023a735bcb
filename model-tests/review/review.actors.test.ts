import { describe, expect, test } from 'vitest'
import { createReviewMachine, pendingReview } from '../../machines/review/review.actors.ts'
import { selectReviewView } from '../../machines/review/review.selectors.ts'
import type { ReviewInput } from '../../machines/review/review.types.ts'
import { running } from '../samples/running.ts'
import { answers, type HostAnswer, refuses, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { startNotes } from '../samples/sample-notes.ts'
import { openPage } from '../samples/sample-page.ts'
import { walkTime } from '../samples/samples.ts'
import { sampleDraft } from './review.model.ts'

openPage()

const orderNumber = 'C00000001'

const member = {
  upmId: 'upm-1',
  givenName: 'Lina',
  familyName: 'Haddad',
  email: 'lina@example.com',
  accountType: 'member' as const,
}
const author = {
  first_name: 'Lina',
  last_name: 'Haddad',
  nick_name: 'Lina',
  email: 'lina@example.com',
  email_confirmed: true,
  issued_at: '2026-11-20T10:00:00.000Z',
}
const signature = answers({ signature: 'signed' })
const taken = answers({ id: 'review-1', status: 'pending' }, 201)

const start = async (pending: ReviewInput['pending'], ...replies: readonly HostAnswer[]) => {
  const host = startHost(replies)
  const store = startKeys()
  const { notes, kept } = startNotes()
  const machine = createReviewMachine({
    http: host.http,
    keys: store.keys,
    drafts: notes,
    author: async () => ({ member, token: 'token-1', now: walkTime }),
  })
  const review = running(machine, { orderNumber, pending })
  await review.pass(0)
  const view = () => selectReviewView(review.snapshot())
  return { ...review, view, kept, asked: host.asked, ...store }
}
const write = async (...replies: readonly HostAnswer[]) => {
  const page = await start(null, signature, ...replies)
  page.actor.send({ type: 'review.write', lineId: 'line-1' })
  page.actor.send({ type: 'draft.change', change: sampleDraft })
  return page
}

const note = 'review.C00000001.line-1'
const subject = { call: 'sendReview', object: 'C00000001.line-1' }

describe('review: its calls', () => {
  test('the host signs who writes, by their token', async () => {
    const { asked, view } = await start(null, signature)
    expect(asked).toEqual([
      { call: 'POST /api/reviews/signature/v1', body: { user_auth_token: 'token-1', ...author } },
    ])
    expect(view()).toBe('offer')
  })

  test('the review goes out with its signature; its words are kept until the outcome is known', async () => {
    const { actor, pass, asked, kept, view, settled } = await write(taken)
    actor.send({ type: 'review.submit' })
    expect(kept()).toEqual({ [note]: JSON.stringify(sampleDraft) })
    await pass(0)
    expect(asked.slice(1)).toEqual([
      {
        call: 'POST /api/reviews/v1',
        idempotencyKey: 'key-1',
        body: { orderNumber, lineId: 'line-1', ...sampleDraft, author, signature: 'signed' },
      },
    ])
    expect([view(), kept(), settled]).toEqual(['thanked', {}, [{ ...subject, key: 'key-1', end: 'done' }]])
  })

  test('words that were refused are kept nowhere but in the form', async () => {
    const { actor, pass, snapshot, kept, view } = await write(refuses(403, 'review_signature'))
    actor.send({ type: 'review.submit' })
    await pass(0)
    expect([view(), kept(), snapshot().context.draft]).toEqual(['notSent', {}, sampleDraft])
  })
})

describe('a review that a reload has interrupted', () => {
  const pendingOf = (text: string | null, lineIds = ['line-1', 'line-2']) =>
    pendingReview(
      {
        keys: startKeys({ 'sendReview C00000001.line-2': 'key-0' }).keys,
        drafts: startNotes(text === null ? {} : { 'review.C00000001.line-2': text }).notes,
      },
      orderNumber,
      lineIds,
    )

  test('is found by its key among the lines of the order, with its words', () => {
    expect(pendingOf(JSON.stringify(sampleDraft))).toEqual({
      lineId: 'line-2',
      key: 'key-0',
      draft: sampleDraft,
    })
    expect(pendingOf(JSON.stringify(sampleDraft), ['line-1'])).toBeNull()
  })

  test.each([
    ['that are lost', null],
    ['that are no JSON', '{"rating":'],
    ['that are no review', '{"rating":"four"}'],
    ['that are nothing at all', 'null'],
  ])('is looked up all the same without words %s', (_, text) => {
    expect(pendingOf(text)).toEqual({ lineId: 'line-2', key: 'key-0', draft: null })
  })
})
