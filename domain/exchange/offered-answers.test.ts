import { describe, expect, test } from 'vitest'
import { profiles } from '../countries/profiles.gen.ts'
import { minorDigits } from '../format/money.ts'
import { hasCard, offeredAnswers, offeredSends } from './offered-answers.ts'

const item = {
  country: 'us',
  pieces: 2,
  isCustomDesign: false,
  hasVariants: true,
  isRefundedByBank: false,
  hasEmail: true,
}

describe('what an item can go back for', () => {
  test.each([
    [{}, ['money', 'exchange', 'storeCredit']],
    [{ pieces: 0 }, []],
    [{ isCustomDesign: true }, ['money', 'storeCredit']],
    [{ hasVariants: false }, ['money', 'storeCredit']],
    [{ hasEmail: false }, ['money', 'exchange']],
    [{ isRefundedByBank: true }, ['money']],
    [{ country: 'fr' }, ['money', 'exchange']],
    [{ country: 'cn' }, ['money']],
    [{ country: 'xx' }, ['money']],
  ])('[BY-01] with %j it is %j', (facts, answers) => {
    expect(offeredAnswers({ ...item, ...facts })).toEqual(answers)
  })

  test('[BY-04] is sent at once only where the country does so and a card stands for it', () => {
    expect(offeredSends('us', true)).toEqual(['afterArrival', 'atOnce'])
    expect(offeredSends('us', false)).toEqual(['afterArrival'])
    expect(offeredSends('jp', true)).toEqual(['afterArrival'])
    expect(offeredSends('cn', true)).toEqual([])
    expect(hasCard([{ paymentType: 'KLARNA' }, { paymentType: 'DEBIT_CARD' }])).toBe(true)
    expect(hasCard([{ paymentType: 'COD' }, { paymentType: 'GIFT_CERTIFICATE' }])).toBe(false)
  })

  test('[BY-01][BY-06] every profile that offers it says how: days to send back in, a bonus and its cap', () => {
    for (const [country, { currency, returns }] of profiles) {
      const { exchange, storeCredit } = returns
      if (exchange)
        expect([exchange.deadlineDays > 0, exchange.sends.length > 0], country).toEqual([true, true])
      if (storeCredit) {
        expect(storeCredit.percent > 0 && storeCredit.percent <= 20, country).toBe(true)
        expect(storeCredit.cap / 10 ** minorDigits(currency) >= 5, country).toBe(true)
      }
    }
  })
})
