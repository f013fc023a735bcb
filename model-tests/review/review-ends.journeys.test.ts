import { describe, expect, test } from 'vitest'
import { emptyDraft } from '../../domain/shop/review-draft.ts'
import { reviewMachine } from '../../machines/review/review.machine.ts'
import {
  canDismissReview,
  isReviewed,
  offersReview,
  selectReviewView,
} from '../../machines/review/review.selectors.ts'
import type { ReviewInput } from '../../machines/review/review.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { defect } from '../samples/samples.ts'
import { sampleDraft, sampleSigned } from './review.model.ts'

const orderNumber = 'C00000001'
const signed = succeeded(sampleSigned)
const reported = (devMessage: string) => ({
  type: 'error.reported',
  code: 'unknown orders error',
  devMessage,
})

const start = (pending: ReviewInput['pending'] = null) => {
  const kept: string[] = []
  const journey = startJourney({
    machine: reviewMachine,
    input: () => ({ orderNumber, pending }),
    actions: { storeDraft: () => kept.push('stored'), dropDraft: () => kept.push('dropped') },
  })
  const view = () => selectReviewView(journey.snapshot())
  const context = () => journey.snapshot().context
  return { ...journey, kept, view, context }
}
const startWriting = async () => {
  const review = start()
  await review.answer('signReview', signed)
  review.send({ type: 'review.write', lineId: 'line-1' })
  return review
}
const startSending = async () => {
  const review = await startWriting()
  review.send({ type: 'draft.change', change: sampleDraft })
  review.send({ type: 'review.submit' })
  return review
}
const attempt = (pendingKey: string | null, lineId = 'line-1') => ({
  target: { orderNumber, lineId },
  request: { draft: sampleDraft, signed: sampleSigned },
  pendingKey,
})

describe('review: the way to it', () => {
  test('is closed until the host has signed, and then stands beside each line without a review', async () => {
    const review = start()
    expect([review.view(), canDismissReview(review.snapshot())]).toEqual(['nothing', false])
    await review.answer('signReview', signed)
    expect([review.view(), review.context().signed, canDismissReview(review.snapshot())]).toEqual([
      'offer',
      sampleSigned,
      false,
    ])
    expect([offersReview(review.snapshot(), 'line-1'), isReviewed(review.snapshot(), 'line-1')]).toEqual([
      true,
      false,
    ])
  })

  test('a signature that breaks is reported, and none is offered', async () => {
    const review = start()
    await review.breaks('signReview', defect)
    expect([review.view(), review.emitted]).toEqual(['nothing', [reported('review signature: defect')]])
  })

  test('an interrupted review without a signature is neither offered nor looked up', async () => {
    const review = start({ lineId: 'line-1', key: 'key-0', draft: sampleDraft })
    await review.answer('signReview', failed({ kind: 'network' }))
    expect([review.view(), review.asked('attempt'), review.emitted]).toEqual([
      'nothing',
      [],
      [reported('review signature: network')],
    ])
  })

  test('an interrupted review is looked up with its words, or without where the tab has lost them', async () => {
    const review = start({ lineId: 'line-2', key: 'key-0', draft: sampleDraft })
    await review.answer('signReview', signed)
    expect(review.asked('attempt')).toEqual([attempt('key-0', 'line-2')])
    expect([review.context().lineId, review.context().draft]).toEqual(['line-2', sampleDraft])

    const lost = start({ lineId: 'line-2', key: 'key-0', draft: null })
    await lost.answer('signReview', signed)
    expect(lost.asked('attempt')).toEqual([{ ...attempt('key-0', 'line-2'), request: null }])
    expect([lost.context().draft, lost.context().faults]).toEqual([emptyDraft, null])
    await lost.answer('attempt', doneAs('sent'))
    expect([lost.view(), lost.emitted]).toEqual(['thanked', [{ type: 'review.sent', rating: 0 }]])
  })
})

describe('review: the form', () => {
  test('keeps what was entered for its line, and begins anew for another one', async () => {
    const review = await startWriting()
    expect([review.view(), canDismissReview(review.snapshot()), review.context().draft]).toEqual([
      'form',
      true,
      emptyDraft,
    ])
    review.send({ type: 'draft.change', change: { title: 'Light' } })
    review.send({ type: 'review.submit' })
    review.send({ type: 'dialog.dismiss' })
    review.send({ type: 'review.write', lineId: 'line-1' })
    expect([review.context().draft, review.context().faults, review.context().refusals]).toEqual([
      { ...emptyDraft, title: 'Light' },
      { rating: 'missing', text: 'missing' },
      1,
    ])
    review.send({ type: 'dialog.dismiss' })
    review.send({ type: 'review.write', lineId: 'line-2' })
    expect([review.context().lineId, review.context().draft, review.context().faults]).toEqual([
      'line-2',
      emptyDraft,
      null,
    ])
  })

  test('counts each submit with faults, sends none of them, and keeps nothing', async () => {
    const review = await startWriting()
    review.send({ type: 'review.submit' })
    review.send({ type: 'review.submit' })
    expect([review.view(), review.context().refusals, review.kept]).toEqual(['form', 2, []])
    review.send({ type: 'draft.change', change: sampleDraft })
    expect(review.context().faults).toEqual({})
    review.send({ type: 'review.submit' })
    expect([review.view(), review.asked('attempt'), review.kept]).toEqual([
      'sending',
      [attempt(null)],
      ['stored'],
    ])
  })
})

describe('review: how it ends', () => {
  test.each([
    ['thanked', doneAs('sent'), [{ type: 'review.sent', rating: 4 }]],
    ['alreadyReviewed', doneAs('exists'), []],
  ])('%s: the line counts as reviewed, and the form is empty for the next one', async (view, end, facts) => {
    const review = await startSending()
    await review.answer('attempt', end)
    expect([review.view(), review.emitted, review.kept]).toEqual([view, facts, ['stored', 'dropped']])
    const { lineId, draft, faults, reviewed } = review.context()
    expect([lineId, draft, faults, reviewed]).toEqual([null, emptyDraft, null, ['line-1']])
    expect(offersReview(review.snapshot(), 'line-1')).toBe(false)
    review.send({ type: 'dialog.dismiss' })
    expect(review.view()).toBe('offer')
    review.send({ type: 'review.write', lineId: 'line-2' })
    review.send({ type: 'draft.change', change: sampleDraft })
    review.send({ type: 'review.submit' })
    await review.answer('attempt', doneAs('sent'))
    expect(review.context().reviewed).toEqual(['line-1', 'line-2'])
  })

  test('faults that were corrected are gone with the review', async () => {
    const review = await startWriting()
    review.send({ type: 'review.submit' })
    review.send({ type: 'draft.change', change: sampleDraft })
    review.send({ type: 'review.submit' })
    await review.answer('attempt', doneAs('sent'))
    expect(review.context().faults).toBeNull()
  })

  test('a refusal is reported, its words leave the tab, and they can be sent again or changed', async () => {
    const review = await startSending()
    await review.answer('attempt', refusedAs('review_signature', 403))
    expect([review.view(), review.kept, review.emitted]).toEqual([
      'notSent',
      ['stored', 'dropped'],
      [reported('review: 403 review_signature')],
    ])
    review.send({ type: 'review.retry' })
    expect([review.view(), review.kept]).toEqual(['sending', ['stored', 'dropped', 'stored']])
    await review.answer('attempt', refusedAs('review_signature', 403))
    review.send({ type: 'review.edit' })
    expect([review.view(), review.context().draft]).toEqual(['form', sampleDraft])
  })

  test('a refusal can be left', async () => {
    const review = await startSending()
    await review.answer('attempt', refusedAs('review_signature', 403))
    review.send({ type: 'dialog.dismiss' })
    expect(review.view()).toBe('offer')
  })

  test('a refused review whose words are lost has nothing to send: the form opens', async () => {
    const review = start({ lineId: 'line-1', key: 'key-0', draft: null })
    await review.answer('signReview', signed)
    await review.answer('attempt', refusedAs('review_signature', 403))
    expect(review.context().pending).toBeNull()
    review.send({ type: 'review.retry' })
    expect([review.view(), review.asked('attempt').length]).toEqual(['form', 1])
  })

  test('an outcome that nobody knows keeps the words, and is asked for again as a new attempt', async () => {
    const review = await startSending()
    await review.answer('attempt', notConfirmed)
    expect([review.view(), review.emitted, review.kept]).toEqual(['unconfirmed', [], ['stored']])
    review.send({ type: 'review.retry' })
    expect([review.view(), review.asked('attempt')]).toEqual(['sending', [attempt(null), attempt(null)]])
    await review.breaks('attempt', defect)
    expect(review.view()).toBe('unconfirmed')
    review.send({ type: 'review.edit' })
    expect([review.view(), review.context().draft]).toEqual(['form', sampleDraft])
  })

  test('an outcome that nobody knows can be left', async () => {
    const review = await startSending()
    await review.answer('attempt', notConfirmed)
    review.send({ type: 'dialog.dismiss' })
    expect(review.view()).toBe('offer')
  })

  test('the key from before a reload counts for one attempt', async () => {
    const review = start({ lineId: 'line-1', key: 'key-0', draft: sampleDraft })
    await review.answer('signReview', signed)
    await review.answer('attempt', notConfirmed)
    review.send({ type: 'review.retry' })
    expect(review.asked('attempt')).toEqual([attempt('key-0'), attempt(null)])
  })

  test('a form that is closed while it is sent opens again for its own line alone', async () => {
    const review = await startSending()
    expect(canDismissReview(review.snapshot())).toBe(true)
    review.send({ type: 'dialog.dismiss' })
    expect([review.view(), canDismissReview(review.snapshot())]).toEqual(['offer', false])
    review.send({ type: 'review.write', lineId: 'line-2' })
    expect([review.view(), review.context().lineId]).toEqual(['offer', 'line-1'])
    review.send({ type: 'review.write', lineId: 'line-1' })
    expect(review.view()).toBe('sending')
  })
})
