import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ReviewDraft } from '../../contract/shop/reviews.ts'
import { draftFaults, emptyDraft, sentDraft } from './review-draft.ts'

const good = { rating: 4, title: 'Light', text: 'Light, quick and dry in the rain.' }

describe('a review draft', () => {
  it.each([
    [emptyDraft, { rating: 'missing', title: 'missing', text: 'missing' }],
    [good, {}],
    [{ ...good, title: '   ' }, { title: 'missing' }],
    [{ ...good, title: 'x'.repeat(81) }, { title: 'tooLong' }],
    [{ ...good, text: 'x'.repeat(19) }, { text: 'tooShort' }],
    [{ ...good, text: ` ${'x'.repeat(19)} ` }, { text: 'tooShort' }],
    [{ ...good, text: 'x'.repeat(20) }, {}],
    [{ ...good, text: 'x'.repeat(2001) }, { text: 'tooLong' }],
  ])('[OD-10] %j lacks %j', (draft, faults) => {
    expect(draftFaults(draft)).toEqual(faults)
  })

  it('[OD-10] has no faults where the host takes it, and only there', () => {
    const draft = fc.record({
      rating: fc.integer({ min: 0, max: 5 }),
      title: fc.string({ maxLength: 90 }),
      text: fc.string({ maxLength: 40 }),
    })
    fc.assert(
      fc.property(draft, (one) => {
        expect(Object.keys(draftFaults(one)).length === 0).toBe(v.is(ReviewDraft, one))
      }),
    )
  })

  it('is sent without what a paste may bring along, the title in one line', () => {
    const pasted = {
      rating: 5,
      title: ' Light\nand quick ',
      text: 'Light,\u000bquick\u0000 and dry\r\nin the rain.',
    }
    expect(sentDraft(pasted)).toEqual({
      rating: 5,
      title: 'Light and quick',
      text: 'Light,\nquick and dry\nin the rain.',
    })
    expect([v.is(ReviewDraft, pasted), v.is(ReviewDraft, sentDraft(pasted))]).toEqual([false, true])
  })
})
