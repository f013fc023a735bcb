import { describe, expect, test } from 'vitest'
import { reviewMachine } from '../../machines/review/review.machine.ts'
import { isReviewed, offersReview, selectReviewView } from '../../machines/review/review.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../lib/journey.ts'
import { problem } from '../samples/samples.ts'
import { sampleDraft, sampleSigned } from './review.model.ts'

const start = () => {
  let keys = 0
  const newKey = () => {
    keys += 1
    return `key-${keys}`
  }
  const journey = startJourney({
    machine: reviewMachine,
    input: () => ({ orderNumber: 'C00000001', newKey }),
  })
  return { ...journey, view: () => selectReviewView(journey.snapshot()) }
}
const startWriting = async () => {
  const review = start()
  await review.answer('signReview', succeeded(sampleSigned))
  review.send({ type: 'review.write', lineId: 'line-1' })
  return review
}
const sent = (key: string) => ({
  orderNumber: 'C00000001',
  lineId: 'line-1',
  draft: sampleDraft,
  signed: sampleSigned,
  key,
})

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
    expect(review.asked('sendReview')).toEqual([sent('key-1')])
    await review.answer('sendReview', { kind: 'sent' })
    expect([review.view(), isReviewed(review.snapshot(), 'line-1')]).toEqual(['thanked', true])
    review.send({ type: 'dialog.dismiss' })
    review.send({ type: 'review.write', lineId: 'line-1' })
    expect(review.view()).toBe('offer')
    expect(review.emitted).toEqual([{ type: 'review.sent', rating: 4 }])
  })

  test('a lost answer is looked for by the same key, and the review is sent once', async () => {
    const review = await startWriting()
    review.send({ type: 'draft.change', change: sampleDraft })
    review.send({ type: 'review.submit' })
    review.send({ type: 'review.submit' })
    await review.answer('sendReview', { kind: 'open' })
    expect(review.view()).toBe('checkingOutcome')
    await review.pass(2_000)
    expect(review.view()).toBe('checkingOutcome')
    await review.answer('sendReview', { kind: 'open' })
    await review.pass(3_999)
    expect(review.asked('sendReview')).toHaveLength(2)
    await review.pass(1)
    await review.answer('sendReview', { kind: 'sent' })
    expect(review.view()).toBe('thanked')
    expect(review.asked('sendReview')).toEqual([sent('key-1'), sent('key-1'), sent('key-1')])
  })

  test('a refused review keeps its words; other words are another review', async () => {
    const review = await startWriting()
    review.send({ type: 'draft.change', change: sampleDraft })
    review.send({ type: 'review.submit' })
    await review.answer('sendReview', { kind: 'failed', failure: problem(503, 'unavailable') })
    review.send({ type: 'review.retry' })
    await review.answer('sendReview', { kind: 'failed', failure: problem(503, 'unavailable') })
    review.send({ type: 'review.edit' })
    expect(review.snapshot().context.draft).toEqual(sampleDraft)
    review.send({ type: 'dialog.dismiss' })
    review.send({ type: 'review.write', lineId: 'line-1' })
    expect(review.snapshot().context.draft).toEqual(sampleDraft)
    review.send({ type: 'review.submit' })
    await review.answer('sendReview', { kind: 'exists' })
    expect(review.view()).toBe('alreadyReviewed')
    expect(review.asked('sendReview')).toEqual([sent('key-1'), sent('key-1'), sent('key-2')])
  })
})
