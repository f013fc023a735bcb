import { describe, expect, it } from 'vitest'
import { asMinor } from '../format/money.ts'
import { formatMoneyInFull } from './money-in-full.ts'
import { paperNumber } from './paper-number.ts'
import { receiptNumberFault, receiptNumberOf } from './receipt-number.ts'
import { proofStanding } from './return-proof.ts'
import { saleDue } from './sale-standing.ts'

describe('rules of papers', () => {
  it('[BY-26] numbers by country, kind and place in the series', () => {
    expect([
      paperNumber('de', 'sale', 17),
      paperNumber('us', 'refund', 1),
      paperNumber('gb', 'cancellation', 12_345_678),
      paperNumber('pl', 'payment', 9_999_999),
    ]).toEqual(['DE-S-0000017', 'US-C-0000001', 'GB-X-12345678', 'PL-P-9999999'])
  })

  it.each([
    ['made', ['delivered', 'shipped', 'pickedUp', 'returnCompleted', 'cancelled']],
    ['later', ['delivered', 'preparingShipment']],
    ['later', ['readyForPickUp']],
    ['later', ['unknown']],
    ['none', ['cancelled', 'cancelled']],
    ['none', []],
  ] as const)('[BY-25] the paper of a sale is %s with lines that are %j', (expected, statuses) => {
    expect(saleDue({ orderClassification: 'CONSUMER', statuses })).toBe(expected)
    expect(saleDue({ orderClassification: 'STORE', statuses })).toBe('store')
  })

  it.each([
    ['open', { returnMethod: 'upsDropoff', stages: ['agreed'] }],
    ['open', { returnMethod: 'emeaPickup', stages: ['travelling', 'arrived'] }],
    ['open', { returnMethod: null, stages: ['denied', 'arrived'] }],
    ['closed', { returnMethod: 'upsDropoff', stages: ['settled', 'settled'] }],
    ['closed', { returnMethod: 'upsDropoff', stages: ['agreed'], isRefunded: true }],
    ['store', { returnMethod: 'returnToStore', stages: ['agreed'] }],
    ['store', { returnMethod: 'emeaStoreReturn', stages: ['settled'] }],
    ['cancelled', { returnMethod: 'returnToStore', stages: ['dropped'] }],
  ] as const)('[BY-27] a proof is %s for %j', (expected, facts) => {
    expect(proofStanding({ isRefunded: false, ...facts })).toBe(expected)
  })

  it.each([
    ['1z 999 aa1', '1Z999AA1'],
    ['  ab-12/3.4 ', 'AB-12/3.4'],
    ['١٢٣٤', '1234'],
    ['۱۲۳۴', '1234'],
    ['１２３４', '1234'],
    ['\u200f1234\u200e', '1234'],
  ])('[BY-27] the number %j is kept as %s', (typed, kept) => {
    expect([receiptNumberOf(typed), receiptNumberFault(typed)]).toEqual([kept, null])
  })

  it.each([
    [' ', 'missing'],
    ['AB1', 'short'],
    ['A'.repeat(41), 'long'],
    ['AB#12', 'characters'],
    ['-AB12', 'characters'],
    ['зима12', 'characters'],
  ])('[BY-27] the number %j is %s', (typed, fault) => {
    expect(receiptNumberFault(typed)).toBe(fault)
  })

  it.each([
    ['USD', 'en-US', 3_800, '$38.00'],
    ['EUR', 'de-DE', 3_850, '38,50\u00a0€'],
    ['JPY', 'ja-JP', 38, '￥38'],
    ['KWD', 'en-KW', 38_005, 'KWD\u00a038.005'],
  ])('[BY-26] writes %s with every decimal (%s)', (currency, locale, amount, written) => {
    expect(formatMoneyInFull(asMinor(amount), currency, locale)).toBe(written)
  })
})
