import { describe, expect, test } from 'vitest'
import { emptyDraft } from '../../domain/shop/review-draft.ts'
import { attemptOf, emptyReview, hasFaults } from '../../machines/review/review.rules.ts'
import type { ReviewContext } from '../../machines/review/review.types.ts'
import { sampleDraft, sampleSigned } from './review.model.ts'

const context: ReviewContext = {
  ...emptyReview,
  orderNumber: 'C00000001',
  pending: null,
  lineId: 'line-1',
  draft: sampleDraft,
  signed: sampleSigned,
}
const target = { orderNumber: 'C00000001', lineId: 'line-1' }

describe('review: what is sent', () => {
  test('is the draft with its signature, about one line', () => {
    expect(attemptOf(context)).toEqual({
      target,
      request: { draft: sampleDraft, signed: sampleSigned },
      pendingKey: null,
    })
  })

  test('is nothing without a signature or with faults: then there is an outcome to look up', () => {
    const pending = { lineId: 'line-1', key: 'key-0', draft: null }
    const lookUp = { target, request: null, pendingKey: 'key-0' }
    expect(attemptOf({ ...context, pending, signed: null })).toEqual(lookUp)
    expect(attemptOf({ ...context, pending, draft: emptyDraft })).toEqual(lookUp)
  })

  test('is never about no line', () => {
    expect(() => attemptOf({ ...context, lineId: null })).toThrow('a review of nothing')
  })

  test('has faults as long as stars or words are missing', () => {
    expect(hasFaults(emptyDraft)).toBe(true)
    expect(hasFaults({ ...sampleDraft, rating: 0 })).toBe(true)
    expect(hasFaults(sampleDraft)).toBe(false)
  })

  test('a page begins with nothing signed, written or refused', () => {
    expect(emptyReview).toEqual({
      signed: null,
      lineId: null,
      draft: emptyDraft,
      faults: null,
      refusals: 0,
      reviewed: [],
    })
  })
})
