import { describe, expect, it } from 'vitest'
import { paymentTypes } from '../../contract/orders/payment.ts'
import { describedCountries } from '../countries/profile-of.ts'
import { type BankRefundFacts, refundsByBank, standingOfFacts } from './bank-refund.ts'

const cash = { paymentType: 'CASH' } as const
const sale = { payment: [cash], orderClassification: 'STORE' } as const
const inPoland = { country: 'pl', isTrial: true }

describe('[RF-03] returns that are refunded to a bank account', () => {
  it('are those of cash purchases in cz, gr, it and pl, and of no other country', () => {
    const countries = describedCountries.filter((country) => refundsByBank(sale, { country, isTrial: true }))
    expect(countries).toEqual(['cz', 'gr', 'it', 'pl'])
  })

  it('are none of a shop that sells in earnest', () => {
    expect(refundsByBank(sale, { ...inPoland, isTrial: false })).toBe(false)
  })

  it('are none of online orders', () => {
    const online = (['CONSUMER', 'STANDARD'] as const).filter((orderClassification) =>
      refundsByBank({ ...sale, orderClassification }, inPoland),
    )
    expect(online).toEqual([])
  })

  it('are those paid in cash and nothing else', () => {
    const types = paymentTypes.filter((paymentType) =>
      refundsByBank({ ...sale, payment: [{ paymentType }] }, inPoland),
    )
    expect(types).toEqual(['CASH'])
    expect([
      refundsByBank({ ...sale, payment: [] }, inPoland),
      refundsByBank({ ...sale, payment: [cash, { paymentType: 'STORE_GIFTCERT' }] }, inPoland),
    ]).toEqual([false, false])
  })
})

describe('how a return stands with its bank account', () => {
  const due: BankRefundFacts = {
    isReturn: true,
    isByBank: true,
    isSent: false,
    isRefunded: false,
    outcome: 'underWay',
  }

  it.each([
    [due, 'due'],
    [{ ...due, isReturn: false }, 'otherWay'],
    [{ ...due, isByBank: false }, 'otherWay'],
    [{ ...due, isSent: true }, 'sent'],
    [{ ...due, isSent: true, isRefunded: true, outcome: 'refunded' }, 'sent'],
    [{ ...due, isRefunded: true, outcome: 'refunded' }, 'paid'],
    [{ ...due, outcome: 'refunded' }, 'due'],
    [{ ...due, isSent: true, outcome: 'denied' }, 'nothing'],
    [{ ...due, outcome: 'denied' }, 'nothing'],
    [{ ...due, outcome: 'cancelled' }, 'nothing'],
  ] as const)('%j: %s', (facts, standing) => {
    expect(standingOfFacts(facts)).toBe(standing)
  })
})
