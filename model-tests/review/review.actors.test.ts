import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Notes } from '../../machines/notes.ts'
import { createReviewMachine, pendingReview } from '../../machines/review/review.actors.ts'
import { selectReviewView } from '../../machines/review/review.selectors.ts'
import type { ReviewInput } from '../../machines/review/review.types.ts'
import { answers, type HostAnswer, refuses, startHost } from '../samples/answering-host.ts'
import { startKeys } from '../samples/key-store.ts'
import { atRest, openPage } from '../samples/open-page.ts'
import { walkTime } from '../samples/samples.ts'
import { sampleDraft } from './review.model.ts'

openPage()

const orderNumber = 'C00000001'

const startNotes = (first: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(first))
  const notes: Notes = {
    read: (name) => kept.get(name) ?? null,
    store: (name, value) => kept.set(name, value),
    drop: (name) => kept.delete(name),
  }
  return { notes, kept }
}

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
  const host = startHost(...replies)
  const store = startKeys()
  const { notes, kept } = startNotes()
  const machine = createReviewMachine({
    http: host.http,
    keys: store.keys,
    drafts: notes,
    author: async () => ({ member, token: 'token-1', now: walkTime }),
  })
  const actor = createActor(machine, { input: { orderNumber, pending }, clock: new SimulatedClock() }).start()
  await atRest()
  const view = () => selectReviewView(actor.getSnapshot())
  return { actor, view, kept, asked: host.asked, ...store }
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
      { call: 'POST /reviews/signature/v1', body: { user_auth_token: 'token-1', ...author } },
    ])
    expect(view()).toBe('offer')
  })

  test('the review goes out with its signature; its words are kept until the outcome is known', async () => {
    const { actor, asked, kept, view, settled } = await write(taken)
    actor.send({ type: 'review.submit' })
    expect([...kept]).toEqual([[note, JSON.stringify(sampleDraft)]])
    await atRest()
    expect(asked.slice(1)).toEqual([
      {
        call: 'POST /reviews/v1',
        idempotencyKey: 'key-1',
        body: { orderNumber, lineId: 'line-1', ...sampleDraft, author, signature: 'signed' },
      },
    ])
    expect([view(), [...kept], settled]).toEqual(['thanked', [], [{ ...subject, key: 'key-1', end: 'done' }]])
  })

  test('words that were refused are kept nowhere but in the form', async () => {
    const { actor, kept, view } = await write(refuses(403, 'review_signature'))
    actor.send({ type: 'review.submit' })
    await atRest()
    expect([view(), [...kept], actor.getSnapshot().context.draft]).toEqual(['notSent', [], sampleDraft])
  })
})

describe('a review that a reload has interrupted', () => {
  const pendingOf = (text: string | null, lineIds = ['line-1', 'line-2']) =>
    pendingReview(
      {
        keys: startKeys({ 'C00000001.line-2': 'key-0' }).keys,
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
