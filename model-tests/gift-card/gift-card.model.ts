import { giftCardMachine } from '../../machines/gift-card/gift-card.machine.ts'
import { isFilled } from '../../machines/gift-card/gift-card.rules.ts'
import { selectGiftCardView } from '../../machines/gift-card/gift-card.selectors.ts'
import type { CheckCardResult } from '../../machines/gift-card/gift-card.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { defect, problem, tooManyTries, walkTime } from '../samples/samples.ts'

const checkCard: readonly Answer<CheckCardResult>[] = [
  { words: 'the balance is found', output: succeeded({ balance: 65.5 }), inBrowser: { by: 'host' } },
  {
    words: 'no card has these numbers',
    output: failed(problem(400, 'gift_card_not_found')),
    inBrowser: { by: 'host' },
  },
  { words: 'another host knows no such card', output: failed(problem(404, 'not_found')) },
  { words: 'the host refuses a value', output: failed(problem(400, 'validation')) },
  ...tooManyTries,
  {
    words: 'the balance does not arrive',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  {
    words: 'the answer is not JSON',
    output: failed({ kind: 'unparsable', status: 200 }),
  },
  { words: 'the balance breaks the page’s own code', error: defect },
]

export const giftCardModel = defineModel<typeof giftCardMachine>({
  flow: 'gift-card',
  machine: giftCardMachine,
  starts: [{ words: 'a shopper with a gift card', input: { currency: 'USD', now: () => walkTime } }],
  events: {
    'number.change': [
      {
        words: 'the shopper types the number of the card',
        event: { type: 'number.change', value: '6006004912773501820' },
      },
      {
        words: 'the shopper takes the last digit away',
        event: { type: 'number.change', value: '600600491277350182' },
      },
    ],
    'pin.change': [{ words: 'the shopper types the PIN', event: { type: 'pin.change', value: '482913' } }],
    'check.submit': [{ words: 'the shopper asks for the balance', event: { type: 'check.submit' } }],
    'check.retry': [{ words: 'the shopper tries again', event: { type: 'check.retry' } }],
    'dialog.dismiss': [{ words: 'the shopper leaves it for now', event: { type: 'dialog.dismiss' } }],
    'card.another': [{ words: 'the shopper takes another card', event: { type: 'card.another' } }],
  },
  answers: { checkCard },
  delays: { retryAfter: 'the host takes tries again' },
  key: (context) => [isFilled(context), context.accountNumber.length, context.pin !== ''],
  states: {
    'form.accepting.entering': { sees: 'the form', view: 'entering' },
    loading: { sees: 'that the balance is asked for', view: 'loading' },
    balance: { sees: 'what is left on the card', view: 'balance' },
    'form.refused.notFound': { sees: 'that no card has these numbers', view: 'notFound' },
    'form.refused.invalid': { sees: 'that number or PIN is not valid', view: 'invalid' },
    'form.rateLimited': { sees: 'that there were too many tries, and until when', view: 'rateLimited' },
    'form.accepting.waitOver': { sees: 'that tries count again', view: 'waitOver' },
    unavailable: { sees: 'that the balance is not available, with a way to try again', view: 'unavailable' },
  },
  view: selectGiftCardView,
})
