import { describe, expect, it } from 'vitest'
import { emptyDraft } from './address-entries.ts'
import type { AddressPart } from './address-format.types.ts'
import { fieldsOf, layoutOf, shownRows } from './address-layout.ts'

const labelOf = (part: AddressPart, word: string) => {
  const [only] = fieldsOf(layoutOf('zz', { lines: part, required: '', names: { [part]: word } }, null)).slice(
    2,
  )
  return only?.label
}

describe('the layout of an address', () => {
  it('[RA-03] names each part as its country calls it', () => {
    const called = {
      S: 'area department do_si emirate island oblast parish prefecture province region state county',
      C: 'city district post_town suburb',
      D: 'neighborhood suburb townland village_township district',
      Z: 'eircode pin postal zip',
    }
    const told = Object.entries(called).map(([part, words]) =>
      words.split(' ').map((word) => `${word}: ${labelOf(part as AddressPart, word)}`),
    )
    expect(told).toEqual([
      [
        'area: region',
        'department: region',
        'do_si: doSi',
        'emirate: emirate',
        'island: island',
        'oblast: oblast',
        'parish: region',
        'prefecture: prefecture',
        'province: province',
        'region: region',
        'state: state',
        'county: county',
      ],
      ['city: city', 'district: district', 'post_town: postTown', 'suburb: suburb'],
      [
        'neighborhood: neighborhood',
        'suburb: suburb',
        'townland: townland',
        'village_township: village',
        'district: district',
      ],
      ['eircode: eircode', 'pin: pinCode', 'postal: postalCode', 'zip: zipCode'],
    ])
  })

  it('tells browsers what each field is, so that they can fill it', () => {
    const layout = layoutOf('zz', { lines: 'A/DCSZ', required: 'A' }, null)
    expect(fieldsOf(layout).map(({ name, autoComplete }) => [name, autoComplete])).toEqual([
      ['nameGiven', 'given-name'],
      ['nameFamily', 'family-name'],
      ['line1', 'address-line1'],
      ['line2', 'address-line2'],
      ['line3', 'address-line3'],
      ['zone', 'address-level3'],
      ['locality', 'address-level2'],
      ['province', 'address-level1'],
      ['code', 'postal-code'],
      ['phone', 'tel'],
      ['email', 'email'],
      ['preferred', null],
    ])
  })

  it('shows a third line of the street only to whom the address came with one', () => {
    const layout = layoutOf('zz', { lines: 'A', required: 'A' }, null)
    const firstNames = (line3: string | null) =>
      shownRows(layout, { ...emptyDraft('zz'), line3 }).map(([head]) => head?.name)
    expect(firstNames('Rear')).toContain('line3')
    for (const none of [null, '', '  ']) {
      expect(firstNames(none)).toEqual(['nameGiven', 'line1', 'line2', 'phone', 'email', 'preferred'])
    }
  })
})
