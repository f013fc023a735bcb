import { describe, expect, test } from 'vitest'
import { selectAttempt, selectAttemptView } from '../../machines/attempt/attempt.selectors.ts'
import { reviewMachine } from '../../machines/review/review.machine.ts'
import { isReviewed, offersReview, selectReviewView } from '../../machines/review/review.selectors.ts'
import type { ReviewInput } from '../../machines/review/review.types.ts'
import { done } from '../../services/http/outcome.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { lost, neverArrived, refused } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { realAttempt } from '../samples/real-attempt.ts'
import { problem } from '../samples/samples.ts'
import { sampleDraft, sampleSigned } from './review.model.ts'

const start = (pending: ReviewInput['pending'] = null) => {
  const keys = ['key-1', 'key-2', 'key-3']
  const settled: string[] = []
  const kept: string[] = []
  const journey = startJourney({
    machine: reviewMachine,
    input: () => ({ orderNumber: 'C00000001', pending }),
    keep: (call) => ({ attempt: realAttempt(call, (key, kind) => settled.push(`${key} ${kind}`)) }),
    actions: { storeDraft: () => kept.push('stored'), dropDraft: () => kept.push('dropped') },
  })
  const view = () => {
    const shown = selectReviewView(journey.snapshot())
    const attempt = selectAttempt(journey.snapshot())?.getSnapshot()
    return shown === 'sending' && selectAttemptView(attempt) === 'checking' ? 'checking' : shown
  }
  const claims = () => journey.answer('claimKey', { key: keys.shift(), isPending: false })
  return { ...journey, settled, kept, view, claims }
}
const startWriting = async () => {
  const review = start()
  await review.answer('signReview', succeeded(sampleSigned))
  review.send({ type: 'review.write', lineId: 'line-1' })
  return review
}
const sent = (key: string) => ({
  target: { orderNumber: 'C00000001', lineId: 'line-1' },
  request: { draft: sampleDraft, signed: sampleSigned },
  key,
})
const unavailable = refused('unavailable', 503)

describe('review: pinned journeys', () => {
  test('[OD-10] without a signature nothing shows, and it is logged', async () => {
    const review = start()
    expect([review.view(), offersReview(review.snapshot(), 'line-1')]).toEqual(['nothing', false])
    await review.answer('signReview', failed(problem(503, 'unavailable')))
    review.send({ type: 'review.write', lineId: 'line-1' })
    expect([review.view(), offersReview(review.snapshot(), 'line-1')]).toEqual(['nothing', false])
    expect(review.emitted).toEqual([
      {
        type: 'error.reported',
        code: 'unknown orders error',
        devMessage: 'review signature: problem 503 unavailable',
      },
    ])
  })

  test('[OD-10] the signature feeds the form; faults show after the first submit and follow the words', async () => {
    const review = await startWriting()
    const faults = () => review.snapshot().context.faults
    review.send({ type: 'draft.change', change: { title: 'Light' } })
    expect(faults()).toBeNull()
    review.send({ type: 'review.submit' })
    expect(faults()).toEqual({ rating: 'missing', text: 'missing' })
    review.send({ type: 'draft.change', change: { ...sampleDraft, text: 'short' } })
    expect(faults()).toEqual({ text: 'tooShort' })
    review.send({ type: 'draft.change', change: { ...sampleDraft, title: ' Light ' } })
    review.send({ type: 'review.submit' })
    await review.claims()
    expect(review.asked('send')).toEqual([
      { ...sent('key-1'), request: { draft: { ...sampleDraft, title: ' Light ' }, signed: sampleSigned } },
    ])
    await review.answer('send', done('sent'))
    expect([review.view(), isReviewed(review.snapshot(), 'line-1')]).toEqual(['thanked', true])
    review.send({ type: 'dialog.dismiss' })
    review.send({ type: 'review.write', lineId: 'line-1' })
    expect(review.view()).toBe('offer')
    expect(review.emitted).toEqual([{ type: 'review.sent', rating: 4 }])
  })

  test('a lost answer is looked up by the same key, and the review is sent once', async () => {
    const review = await startWriting()
    review.send({ type: 'draft.change', change: sampleDraft })
    review.send({ type: 'review.submit' })
    review.send({ type: 'review.submit' })
    await review.claims()
    await review.answer('send', lost)
    expect(review.view()).toBe('checking')
    await review.pass(1_000)
    await review.answer('readOutcome', neverArrived)
    await review.answer('send', lost)
    await review.pass(2_000)
    await review.answer('readOutcome', done('sent'))
    expect([review.view(), review.kept, review.settled]).toEqual([
      'thanked',
      ['stored', 'dropped'],
      ['key-1 done'],
    ])
    expect(review.asked('send')).toEqual([sent('key-1'), sent('key-1')])
  })

  test('a refused review keeps its words, and each further try is a new attempt', async () => {
    const review = await startWriting()
    review.send({ type: 'draft.change', change: sampleDraft })
    review.send({ type: 'review.submit' })
    await review.claims()
    await review.answer('send', unavailable)
    expect(review.emitted).toEqual([
      { type: 'error.reported', code: 'unknown orders error', devMessage: 'review: 503 unavailable' },
    ])
    review.send({ type: 'review.retry' })
    await review.claims()
    await review.answer('send', unavailable)
    review.send({ type: 'review.edit' })
    expect(review.snapshot().context.draft).toEqual(sampleDraft)
    review.send({ type: 'dialog.dismiss' })
    review.send({ type: 'review.write', lineId: 'line-1' })
    expect(review.snapshot().context.draft).toEqual(sampleDraft)
    review.send({ type: 'review.submit' })
    await review.claims()
    await review.answer('send', done('exists'))
    expect(review.view()).toBe('alreadyReviewed')
    expect(review.asked('send')).toEqual([sent('key-1'), sent('key-2'), sent('key-3')])
  })

  test('a reload in the middle of sending looks the review up once the author is signed', async () => {
    const review = start({ lineId: 'line-1', key: 'key-0', draft: sampleDraft })
    expect(review.asked('readOutcome')).toEqual([])
    await review.answer('signReview', succeeded(sampleSigned))
    expect([review.view(), review.asked('readOutcome')]).toEqual([
      'checking',
      [{ target: { orderNumber: 'C00000001', lineId: 'line-1' }, key: 'key-0' }],
    ])
    await review.answer('readOutcome', done('sent'))
    expect([review.view(), isReviewed(review.snapshot(), 'line-1'), review.asked('send')]).toEqual([
      'thanked',
      true,
      [],
    ])
  })

  test('closing the form while it is sent does not stop it', async () => {
    const review = await startWriting()
    review.send({ type: 'draft.change', change: sampleDraft })
    review.send({ type: 'review.submit' })
    await review.claims()
    review.send({ type: 'dialog.dismiss' })
    review.send({ type: 'review.write', lineId: 'line-2' })
    expect(review.view()).toBe('offer')
    review.send({ type: 'review.write', lineId: 'line-1' })
    expect(review.view()).toBe('sending')
    review.send({ type: 'dialog.dismiss' })
    await review.answer('send', done('sent'))
    expect(review.view()).toBe('thanked')
  })
})
