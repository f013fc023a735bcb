import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { RefundEntry } from '../../contract/orders/refund-status.ts'
import { asMinor, fromMinor } from '../format/money.ts'
import {
  bankAmount,
  bankQuestions,
  hasNothingToRefund,
  isUnderWay,
  leadingView,
  refundTotals,
  refundView,
} from './refund-overview.ts'

const card = { paymentType: 'CREDIT_CARD' } as const
const gift = { paymentType: 'GIFT_CERTIFICATE' } as const
const created = '2026-11-02T10:00:00Z'
const handedOver = '2026-11-06T10:00:00Z'
const settled = '2026-11-12T10:00:00Z'
const now = Date.parse('2026-11-13T12:00:00Z')
const looking = { timeZone: 'UTC', now }

type Parts = Partial<v.InferInput<typeof RefundEntry>> & { readonly status?: string }

const entry = ({ status = 'In Transit', ...parts }: Parts = {}) =>
  v.parse(RefundEntry, {
    kind: 'return',
    orderNumber: 'R00000001',
    currency: 'USD',
    country: 'us',
    requestedAt: created,
    returnMethod: 'upsDropoff',
    standing: { lineItemStatus: { status } },
    itemDates: { returnCreated: created, returnInProcess: handedOver },
    pieces: [],
    due: 100,
    refunded: 0,
    toCome: 100,
    withheld: [],
    parts: [{ payment: card, amount: 100 }],
    ...parts,
  })

const back = (parts: Parts = {}) =>
  entry({
    status: 'Return Processed',
    itemDates: { returnCreated: created, returnInProcess: handedOver, returnCompleted: settled },
    refunded: 100,
    toCome: 0,
    refund: { amount: 100, recordedAt: settled },
    ...parts,
  })

const cancelled = (parts: Parts = {}) =>
  entry({ kind: 'cancellation', standing: null, itemDates: {}, requestedAt: settled, ...parts })

const told = (of: ReturnType<typeof entry>, at = now) => {
  const { standing, by, next, steps } = refundView(of, { timeZone: 'UTC', now: at })
  return [standing, by, next, steps.map(({ name, state }) => `${name} ${state}`).join(', ')]
}

describe('where one refund is', () => {
  it.each([
    [
      'to come while it travels: ten days, and a week to be checked and refunded',
      entry(),
      [
        'toCome',
        '2026-11-23',
        'travels',
        'requested done, sent current, arrived ahead, checked ahead, refunded ahead',
      ],
    ],
    [
      'to come while it is checked',
      entry({ status: 'Received At Return Center' }),
      [
        'toCome',
        '2026-11-13',
        'isChecked',
        'requested done, sent done, arrived done, checked current, refunded ahead',
      ],
    ],
    [
      'to come before it is handed over, in a store without a journey',
      entry({ status: 'Authorized', returnMethod: 'returnToStore' }),
      [
        'toCome',
        '2026-11-23',
        'bringToStore',
        'requested current, arrived ahead, checked ahead, refunded ahead',
      ],
    ],
    [
      'sent, until its bank may show it',
      back(),
      [
        'sent',
        '2026-11-19',
        'nothing',
        'requested done, sent done, arrived done, checked done, refunded done',
      ],
    ],
    [
      'nowhere once it is denied',
      entry({ status: 'Return Denied', toCome: 0, withheld: [{ reason: 'denied', amount: 100 }] }),
      ['nothing', null, 'nothing', 'requested done, sent done, arrived done, checked done, denied stopped'],
    ],
    [
      'nowhere once it is dropped',
      entry({ status: 'Cancelled', due: 0, toCome: 0 }),
      ['nothing', null, 'nothing', 'requested done, returnCancelled stopped'],
    ],
    [
      'waiting for an account, settled as it may be',
      entry({ status: 'Return Processed', bankRefund: { sent: null } }),
      [
        'needsAccount',
        null,
        'nothing',
        'requested done, sent done, arrived done, checked done, refunded current',
      ],
    ],
    [
      'back at once for what was cancelled',
      cancelled({ refunded: 100, toCome: 0, refund: { amount: 100, recordedAt: settled } }),
      ['sent', '2026-11-19', 'nothing', 'cancelled done, refunded done'],
    ],
    [
      'to come where a payment was not given back yet',
      cancelled({ kind: 'payment' }),
      ['toCome', '2026-11-19', 'nothing', 'paid done, refunded current'],
    ],
    [
      'to come until the last part of a payment is back',
      cancelled({ refunded: 60, toCome: 40, refund: { amount: 60, recordedAt: created } }),
      ['toCome', '2026-11-19', 'nothing', 'cancelled done, refunded current'],
    ],
    [
      'to come on no day where nobody knows since when',
      cancelled({ requestedAt: null }),
      ['toCome', null, 'nothing', 'cancelled done, refunded current'],
    ],
  ] as const)('[BY-57][BY-59] is %s', (_, of, expected) => {
    expect(told(of)).toEqual(expected)
  })

  const later = Date.parse('2026-12-20T12:00:00Z')

  it('[BY-59] is late, or long shown, once its day has passed', () => {
    const refund = { amount: 100, recordedAt: settled }
    const all = [entry(), back(), cancelled(), cancelled({ refunded: 100, toCome: 0, refund })]
    expect(all.map((one) => told(one, later).slice(0, 2))).toEqual([
      ['overdue', null],
      ['shown', null],
      ['overdue', null],
      ['shown', null],
    ])
  })

  it('[BY-59] knows the day of each step that is known', () => {
    expect(refundView(back(), looking).steps.map(({ at }) => at)).toEqual([
      created,
      handedOver,
      null,
      settled,
      settled,
    ])
    const denied = { returnCreated: created, returnDenied: settled }
    const steps = refundView(entry({ status: 'Return Denied', itemDates: denied }), looking).steps
    expect(steps.map(({ at }) => at)).toEqual([created, null, null, settled, settled])
    expect([refundView(back(), looking).at, refundView(entry(), looking).at]).toEqual([settled, null])
    const awaitsAccount = entry({ status: 'Return Processed', bankRefund: { sent: null } })
    expect(refundView(awaitsAccount, looking).steps.at(-1)?.at).toBeNull()
  })
})

describe('all refunds of an order', () => {
  const views = (...entries: ReturnType<typeof entry>[]) => entries.map((one) => refundView(one, looking))

  it('[BY-57] are summed up by currency, with the last day that something comes', () => {
    const travels = entry({ itemDates: { returnCreated: created, returnInProcess: settled } })
    const inEuro = back({
      currency: 'EUR',
      due: 12.5,
      refunded: 10,
      withheld: [{ reason: 'other', amount: 2.5 }],
    })
    expect(refundTotals(views(entry(), travels, back(), inEuro))).toEqual([
      { currency: 'USD', due: 30_000, refunded: 10_000, toCome: 20_000, withheld: 0, by: '2026-11-29' },
      { currency: 'EUR', due: 1_250, refunded: 1_000, toCome: 0, withheld: 250, by: null },
    ])
    expect(refundTotals([])).toEqual([])
  })

  it('[BY-57] come on no day that anybody can say, where one of them is late or waits for an account', () => {
    const waits = entry({ bankRefund: { sent: null } })
    expect(refundTotals(views(entry(), waits)).map(({ by }) => by)).toEqual([null])
  })

  it('[BY-57] add up to what is due, in every currency, whatever they are', () => {
    const part = fc.nat(9_999_999)
    const any = fc.record({
      refunded: part,
      toCome: part,
      denied: part,
      other: part,
      currency: fc.constantFrom('USD', 'JPY', 'KWD'),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (given) => {
        const entries = given.map(({ refunded, toCome, denied, other, currency }) => {
          const wire = (minor: number) => fromMinor(asMinor(minor), currency)
          return entry({
            currency,
            due: wire(refunded + toCome + denied + other),
            refunded: wire(refunded),
            toCome: wire(toCome),
            withheld: [
              { reason: 'denied', amount: wire(denied) },
              { reason: 'other', amount: wire(other) },
            ],
          })
        })
        const totals = refundTotals(views(...entries))
        expect(totals.map(({ currency }) => currency)).toEqual([
          ...new Set(given.map(({ currency }) => currency)),
        ])
        for (const { due, refunded, toCome, withheld, currency } of totals) {
          expect(refunded + toCome + withheld).toBe(due)
          const own = given.filter((one) => one.currency === currency)
          expect(refunded).toBe(own.reduce((sum, one) => sum + one.refunded, 0))
        }
      }),
    )
  })

  it('[BY-57] are answered for by the one that needs something first, then by the one that takes longest', () => {
    const travels = entry({ itemDates: { returnCreated: created, returnInProcess: settled } })
    const waits = entry({ bankRefund: { sent: null } })
    const lead = (...entries: ReturnType<typeof entry>[]) => {
      const found = leadingView(views(...entries))
      return found && [found.standing, found.by]
    }
    expect([lead(back(), entry(), travels), lead(entry(), waits), lead(back()), lead()]).toEqual([
      ['toCome', '2026-11-29'],
      ['needsAccount', null],
      ['sent', '2026-11-19'],
      null,
    ])
  })

  it('[BY-60] are under way as long as money is to come, and nothing where there is none', () => {
    const [toCome, done] = [{ entries: [back(), entry()] }, { entries: [back()] }]
    expect([isUnderWay(toCome), isUnderWay(done), isUnderWay({ entries: [] })]).toEqual([true, false, false])
    expect([hasNothingToRefund(done), hasNothingToRefund({ entries: [] })]).toEqual([false, true])
  })

  it('[BY-59] are asked of a bank once they are sent, for what did not go to gift cards', () => {
    const both = back({
      parts: [
        { payment: card, amount: 60.5 },
        { payment: gift, amount: 39.5 },
      ],
    })
    const onCard = back({ parts: [{ payment: gift, amount: 100 }] })
    const unknownWay = back({ parts: [{ payment: null, amount: 100 }] })
    const asked = bankQuestions(views(entry(), both, onCard, unknownWay))
    expect(asked.map((view) => bankAmount(view.entry))).toEqual([6_050, 10_000])
  })
})
