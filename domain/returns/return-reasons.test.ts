import { describe, expect, it } from 'vitest'
import { countryFlags } from '../pages/flags.ts'
import { reasonNamed, reasonOfCode, returnReasons, takesComment } from './return-reasons.ts'

describe('reasons', () => {
  const codes = (country: string) =>
    returnReasons(country, countryFlags(country)).map(({ name, code }) => `${name} ${code}`)

  it('[RI-03] come by country group with the specification’s codes', () => {
    expect(codes('us')).toEqual([
      'tooBig 1',
      'tooSmall 1',
      'notAsExpected 6',
      'quality 6',
      'colour 6',
      'lateArrival 6',
      'lostOrDamaged 3',
      'wrongItem 5',
    ])
    expect(codes('AU')).toEqual([
      'orderedMultiple 502',
      'changeOfMind 503',
      'wrongProductDelivered 501',
      'qualityUnsatisfactory 504',
      'itemDidNotArriveOnTime 505',
    ])
    expect(codes('jp')).toContain('orderedMultiple 5')
    expect(codes('jp')).toContain('qualityDefect 6')
    expect(codes('jp')).not.toContain('quality 6')
  })

  it('[SE-06 A-29] are the usual ones in Australia without isAustralia, and either kind is known', () => {
    const flags = { ...countryFlags('au'), isAustralia: false }
    expect(returnReasons('au', flags)).toEqual(returnReasons('us', countryFlags('us')))
    expect([reasonNamed('tooBig', 'au').code, reasonNamed('changeOfMind', 'au').code]).toEqual(['1', '503'])
    expect([reasonOfCode('3', 'au').name, reasonOfCode('503', 'au').name]).toEqual([
      'lostOrDamaged',
      'changeOfMind',
    ])
  })

  it('[RI-03] fall back to Not As Expected, and take no free text in Japan', () => {
    const fallback = { name: 'notAsExpected', code: '6', takesComment: true }
    expect([reasonNamed('???', 'us'), reasonNamed(null, 'au'), reasonOfCode('999', 'us')]).toEqual([
      fallback,
      fallback,
      fallback,
    ])
    const reasonsThat = (country: string) =>
      [null, '???', ...returnReasons(country, countryFlags(country)).map(({ name }) => name)].filter((name) =>
        takesComment(name, country),
      )
    expect(reasonsThat('jp')).toEqual([])
    expect(reasonsThat('us')).toEqual([
      null,
      '???',
      ...returnReasons('us', countryFlags('us')).map(({ name }) => name),
    ])
  })
})
