import { expect, it } from 'vitest'
import { draftOfSent, sentAddress } from '../../../domain/addresses/address-entries.ts'
import { addressErrors } from '../../../domain/addresses/address-errors.ts'
import { loadAddressRules, loadRegions } from '../../../domain/addresses/load-address-rules.ts'
import { writtenAddress } from '../../../domain/addresses/written-address.ts'
import { verdictOn } from '../../api/modules/addresses/address-suggestion.rules.ts'
import { sampleMembers } from '../members.ts'
import { postalDirectoryOfSamples } from '../partners/postal-directory-of-samples.ts'
import { sampleBook } from './sample-books.ts'
import { samplePlaces } from './sample-places.ts'

const now = new Date('2026-11-20T12:00:00Z')
const bookOf = (country: string) => {
  const member = sampleMembers.find((candidate) => candidate.country === country)
  return member ? sampleBook(member, now, Number.POSITIVE_INFINITY) : []
}
const draftsOf = (country: string) =>
  bookOf(country).map(({ id: _id, upmId: _upmId, createdAt: _createdAt, changedAt: _changedAt, ...draft }) =>
    draftOfSent(sentAddress(draft as Parameters<typeof sentAddress>[0])),
  )

it('every address of the sample books is right by its country’s rules, and the post knows it', async () => {
  for (const country of Object.keys(samplePlaces)) {
    const [rules, regions] = await Promise.all([loadAddressRules(country), loadRegions(country)])
    const drafts = draftsOf(country)
    expect(drafts.length, country).toBeGreaterThanOrEqual(2)
    for (const draft of drafts) {
      expect(addressErrors(draft, rules), country).toEqual([])
      expect(writtenAddress(draft, rules), country).toEqual(draft)
      const language = country === 'kr' ? 'ko' : 'en'
      const verdict = verdictOn({ draft, language, rules, regions, directory: postalDirectoryOfSamples })
      expect(verdict, `${country} ${draft.code}`).toEqual({ isReachable: true, suggestion: null })
    }
  }
})

it('[RA-01] a book in Korea has two pages of addresses, others two addresses, the first one preferred', () => {
  for (const country of Object.keys(samplePlaces)) {
    const book = bookOf(country)
    expect(book.length, country).toBe(country === 'kr' ? 7 : 2)
    expect(
      book.map(({ preferred }) => preferred),
      country,
    ).toEqual(book.map((_, index) => index === 0))
  }
})

it('the post of the sandbox knows where stores stand, and Korean places in Latin letters', () => {
  expect(postalDirectoryOfSamples.placesWith('kr', '48999')).toContainEqual({
    postalCode: '48999',
    local: { locality: '해운대구', zone: null, province: '부산광역시' },
    latin: { locality: 'Haeundae-gu', zone: null, province: 'Busan' },
  })
  expect(postalDirectoryOfSamples.placesWith('us', '98199')).toEqual([
    { postalCode: '98199', local: { locality: 'Seattle', zone: null, province: 'WA' }, latin: null },
  ])
  expect(postalDirectoryOfSamples.placesWith('jp', '150-9999')).toEqual([])
  expect(postalDirectoryOfSamples.placesWith('zz', '1')).toEqual([])
})
