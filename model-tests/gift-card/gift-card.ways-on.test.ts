import { describe, expect, test } from 'vitest'
import { giftCardMachine } from '../../machines/gift-card/gift-card.machine.ts'
import {
  isRefused,
  selectGap,
  selectGiftCardView,
  selectTakesNumber,
  selectTakesPin,
} from '../../machines/gift-card/gift-card.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { defect, problem, walkTime } from '../samples/samples.ts'

const number = '6006004912773501820'
const pin = '482913'
const typed = { accountNumber: number, pin }
const untouched = { accountNumber: '', pin: '', balance: null, checkedAt: null, refusals: 0, retryAt: null }

const start = () => {
  const journey = startJourney({ machine: giftCardMachine, input: (now) => ({ currency: 'USD', now }) })
  const see = () => {
    const snapshot = journey.snapshot()
    return {
      view: selectGiftCardView(snapshot),
      gap: selectGap(snapshot),
      takes: [selectTakesNumber(snapshot), selectTakesPin(snapshot)],
      isRefused: isRefused(snapshot),
    }
  }
  return { ...journey, see, context: () => journey.snapshot().context }
}
const asking = () => {
  const card = start()
  card.send({ type: 'number.change', value: number })
  card.send({ type: 'pin.change', value: pin })
  card.send({ type: 'check.submit' })
  return card
}
const reported = (what: string) => ({
  type: 'error.reported',
  code: 'unknown orders error',
  devMessage: `gift card balance: ${what}`,
})

describe('gift card: ways on', () => {
  test('at first nothing is typed, and only the number can be', () => {
    const card = start()
    expect(card.context()).toEqual({ ...untouched, currency: 'USD', now: expect.any(Function) })
    expect(card.see()).toEqual({ view: 'entering', gap: 'number', takes: [true, false], isRefused: false })
    expect(card.snapshot().hasTag('entering')).toBe(true)
  })

  test('while the card is asked for nothing can be typed', () => {
    expect(asking().see()).toEqual({ view: 'loading', gap: null, takes: [false, false], isRefused: false })
  })

  test('a balance tells when it was so; another card begins afresh', async () => {
    const card = asking()
    await card.pass(700)
    await card.answer('checkCard', succeeded({ balance: 0 }))
    expect(card.context()).toMatchObject({
      ...untouched,
      accountNumber: number,
      balance: 0,
      checkedAt: walkTime + 700,
    })
    expect([card.see().view, card.emitted]).toEqual(['balance', []])
    card.send({ type: 'card.another' })
    expect(card.context()).toMatchObject(untouched)
    expect(card.see()).toMatchObject({ view: 'entering', gap: 'number' })
  })

  test.each([
    [
      'the number',
      { type: 'number.change', value: '6006' } as const,
      { accountNumber: '6006', pin },
      'number',
    ],
    [
      'the PIN',
      { type: 'pin.change', value: '4829' } as const,
      { accountNumber: number, pin: '4829' },
      'pin',
    ],
  ])('a refused card is said until %s changes; each refusal counts', async (_, event, after, gap) => {
    for (const [failure, view] of [
      [problem(400, 'gift_card_not_found'), 'notFound'],
      [problem(400, 'validation'), 'invalid'],
    ] as const) {
      const card = asking()
      await card.answer('checkCard', failed(failure))
      expect(card.see()).toEqual({ view, gap: 'refused', takes: [true, true], isRefused: true })
      expect(card.context()).toMatchObject({ ...untouched, ...typed, refusals: 1 })
      card.send(event)
      expect(card.see()).toMatchObject({ view: 'entering', gap, isRefused: false })
      expect(card.context()).toMatchObject({ ...untouched, ...after, refusals: 1 })
    }
  })

  test('the number can be corrected while tries do not count, and it is said when they do again', async () => {
    const card = asking()
    await card.answer('checkCard', failed(problem(429, 'rate_limited')))
    expect([card.see(), card.context().retryAt, card.emitted]).toEqual([
      { view: 'rateLimited', gap: 'wait', takes: [true, true], isRefused: false },
      walkTime + 60_000,
      [],
    ])
    await card.pass(59_999)
    card.send({ type: 'number.change', value: '6006' })
    card.send({ type: 'pin.change', value: '1' })
    expect([card.see().view, card.context().pin]).toEqual(['rateLimited', pin])
    await card.pass(1)
    expect(card.see()).toEqual({ view: 'waitOver', gap: 'number', takes: [true, false], isRefused: false })
    expect(card.context()).toMatchObject({ retryAt: null, accountNumber: '6006', refusals: 0 })
  })

  test('each failure is reported as what it was', async () => {
    const card = asking()
    await card.answer('checkCard', failed(problem(503, 'unavailable')))
    expect(card.see()).toMatchObject({ view: 'unavailable', takes: [false, false] })
    card.send({ type: 'check.retry' })
    expect(card.see().view).toBe('loading')
    await card.breaks('checkCard', defect)
    expect([card.see().view, card.emitted]).toEqual([
      'unavailable',
      [reported('problem 503 unavailable'), reported('defect')],
    ])
    card.send({ type: 'dialog.dismiss' })
    expect(card.see()).toMatchObject({ view: 'entering', gap: null })
    expect(card.context()).toMatchObject({ ...untouched, ...typed })
  })
})
