import { describe, expect, test } from 'vitest'
import { giftCardMachine } from '../../machines/gift-card/gift-card.machine.ts'
import {
  selectGap,
  selectGiftCardView,
  selectTakesNumber,
  selectTakesPin,
} from '../../machines/gift-card/gift-card.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { problem, walkTime } from '../samples/samples.ts'

const number = '6006004912773501820'

const start = () => {
  const journey = startJourney({
    machine: giftCardMachine,
    input: (now) => ({ currency: 'USD', now }),
  })
  const type = (accountNumber: string, pin: string) => {
    journey.send({ type: 'number.change', value: accountNumber })
    journey.send({ type: 'pin.change', value: pin })
  }
  const see = () => [selectGiftCardView(journey.snapshot()), selectGap(journey.snapshot())]
  return { ...journey, type, see, submit: () => journey.send({ type: 'check.submit' }) }
}

describe('gift card: pinned journeys', () => {
  test('[GC-01] the PIN is read-only until the number has its 19 digits', () => {
    const card = start()
    card.type(number.slice(0, 18), '482913')
    expect([selectTakesPin(card.snapshot()), card.snapshot().context.pin]).toEqual([false, ''])
    card.type('6006 0049-1277 3501 820', '482913')
    expect([selectTakesPin(card.snapshot()), card.snapshot().context.pin]).toEqual([true, '482913'])
  })

  test('[GC-02] nothing is sent with a number or a PIN missing, while it is asked for, or after a refusal', async () => {
    const card = start()
    card.submit()
    expect(card.see()).toEqual(['entering', 'number'])
    card.type(number, '48291')
    card.submit()
    expect([card.see(), card.asked('checkCard')]).toEqual([['entering', 'pin'], []])
    card.type(number, '482913')
    expect(card.see()).toEqual(['entering', null])
    card.submit()
    card.submit()
    expect([selectTakesNumber(card.snapshot()), selectTakesPin(card.snapshot())]).toEqual([false, false])
    await card.answer('checkCard', failed(problem(400, 'gift_card_not_found')))
    card.submit()
    expect([card.see(), card.asked('checkCard').length]).toEqual([['notFound', 'refused'], 1])
    card.type(number, '482914')
    expect(card.see()).toEqual(['entering', null])
  })

  test('[GC-03] number without gaps, PIN and currency are asked with; the PIN is forgotten with the answer', async () => {
    const card = start()
    card.type('6006 0049 1277 3501 820', '482913')
    card.submit()
    expect(card.asked('checkCard')).toEqual([{ accountNumber: number, pin: '482913', currency: 'USD' }])
    await card.answer('checkCard', succeeded({ balance: 65.5 }))
    expect(card.snapshot().context).toMatchObject({ balance: 65.5, checkedAt: walkTime, pin: '' })
    card.send({ type: 'card.another' })
    expect(card.snapshot().context).toMatchObject({ balance: null, accountNumber: '', pin: '' })
  })

  test.each([
    ['notFound', problem(400, 'gift_card_not_found')],
    ['notFound', problem(404, 'not_found')],
    ['invalid', problem(400, 'validation')],
  ] as const)('[GC-03] a card that is refused says so: %s', async (view, failure) => {
    const card = start()
    card.type(number, '482913')
    card.submit()
    await card.answer('checkCard', failed(failure))
    expect([card.see(), card.emitted]).toEqual([[view, 'refused'], []])
  })

  test('[GC-03] other errors open the dialog: retry asks again, dismiss keeps what was typed', async () => {
    const card = start()
    card.type(number, '482913')
    card.submit()
    await card.answer('checkCard', failed(problem(503, 'unavailable')))
    expect([card.see()[0], card.emitted]).toEqual([
      'unavailable',
      [
        {
          type: 'error.reported',
          code: 'unknown orders error',
          devMessage: 'gift card balance: problem 503 unavailable',
        },
      ],
    ])
    card.send({ type: 'check.retry' })
    await card.answer('checkCard', failed({ kind: 'timeout' }))
    card.send({ type: 'dialog.dismiss' })
    expect([card.asked('checkCard').length, card.snapshot().context.pin]).toEqual([2, '482913'])
    expect(card.see()).toEqual(['entering', null])
  })

  test('too many tries wait as long as the host says, and nothing is sent before', async () => {
    const card = start()
    card.type(number, '482913')
    card.submit()
    await card.answer('checkCard', failed(problem(429, 'rate_limited', 42_000)))
    expect([card.see(), card.snapshot().context.retryAt]).toEqual([
      ['rateLimited', 'wait'],
      walkTime + 42_000,
    ])
    card.submit()
    await card.pass(41_999)
    expect([card.see()[0], card.asked('checkCard').length]).toEqual(['rateLimited', 1])
    await card.pass(1)
    card.submit()
    expect(card.asked('checkCard')).toHaveLength(2)
  })
})
