import { type MessageDescriptor, setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { describedCountries } from '../../../domain/countries/profile-of.ts'
import { countryFlags } from '../../../domain/pages/flags.ts'
import { returnReasons } from '../../../domain/returns/return-reasons.ts'
import { reasonOption, reasonWords } from './reason-words.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const _ = (message: MessageDescriptor) => i18n._(message)

/** What a country offers: the code of each reason, the specification's text that it stands under, and its own. */
const offered = (country: string) =>
  returnReasons(country, countryFlags(country)).map(({ name, code }) => {
    const { label, group } = reasonOption(name, _)
    return group === undefined ? `${code} ${label}` : `${code} ${group}: ${label}`
  })

/** Texts of the table of returns.md §9, in the sentence case of every text here. */
const usual = [
  '1 Doesn’t fit: Too big',
  '1 Doesn’t fit: Too small',
  '6 Not as expected: Not as expected',
  '6 Not as expected: Quality',
  '6 Not as expected: Color',
  '6 Not as expected: Arrived late',
  '3 Lost/damaged in transit',
  '5 Wrong item shipped',
]

describe('the reasons of a return, as they are read', () => {
  it('[RI-03 A-18] of the default group, in every country but Australia and Japan', () => {
    const others = describedCountries.filter((country) => country !== 'au' && country !== 'jp')
    expect(others.length).toBeGreaterThan(35)
    for (const country of others) expect([country, offered(country)]).toEqual([country, usual])
  })

  it('[RI-03 A-18] of Japan: the usual ones, the quality in its own words, and one more', () => {
    expect(offered('jp')).toEqual([
      ...usual.map((text) => (text.endsWith(': Quality') ? '6 Quality unsatisfactory (defect)' : text)),
      '5 Ordered more than one to choose from',
    ])
  })

  it('[RI-03 A-18] of Australia', () => {
    expect(offered('au')).toEqual([
      '502 Ordered more than one to choose from',
      '503 Changed my mind',
      '501 Wrong product delivered',
      '504 Quality unsatisfactory',
      '505 Did not arrive on time',
    ])
  })

  it('[RI-03 A-18] stand in the summary with the text that they come under; what is not known is not as expected', () => {
    expect(
      ['tooSmall', 'quality', 'notAsExpected', 'wrongItem', 'changeOfMind', 'beamed up', null].map((name) =>
        reasonWords(name, _),
      ),
    ).toEqual([
      'Doesn’t fit: Too small',
      'Not as expected: Quality',
      'Not as expected',
      'Wrong item shipped',
      'Changed my mind',
      'Not as expected',
      'Not as expected',
    ])
  })
})
