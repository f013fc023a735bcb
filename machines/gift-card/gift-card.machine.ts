import { assign, emit, setup } from 'xstate'
import { isCardNumber } from '../../domain/payments/gift-card.ts'
import { callSlot } from '../actor-slot.ts'
import { answered, describeAnswer } from '../answers.ts'
import { isRateLimited, waitMsOf } from '../rate-limit.ts'
import { checkOf, isFilled, isInvalid, isNotFound } from './gift-card.rules.ts'
import type {
  CheckCardInput,
  CheckCardResult,
  GiftCardContext,
  GiftCardEmitted,
  GiftCardEvent,
  GiftCardInput,
  GiftCardTag,
} from './gift-card.types.ts'

type Answer = { result: CheckCardResult }

export const giftCardMachine = setup({
  types: {
    input: {} as GiftCardInput,
    context: {} as GiftCardContext,
    events: {} as GiftCardEvent,
    emitted: {} as GiftCardEmitted,
    tags: {} as GiftCardTag,
  },
  actors: { checkCard: callSlot<CheckCardResult, CheckCardInput>('checkCard') },
  actions: {
    keepNumber: assign((_, { value }: { value: string }) => ({ accountNumber: value })),
    keepPin: assign((_, { value }: { value: string }) => ({ pin: value })),
    keepBalance: assign(({ context }, { result }: Answer) =>
      result.ok ? { balance: result.value.balance, checkedAt: context.now(), pin: '' } : {},
    ),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    keepWait: assign(({ context }, { result }: Answer) => ({ retryAt: context.now() + waitMsOf(result) })),
    endWait: assign({ retryAt: null }),
    forgetCard: assign({ accountNumber: '', pin: '', balance: null, checkedAt: null }),
    reportFailure: emit((_, { result }: { result: CheckCardResult | null }) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `gift card balance: ${describeAnswer(result)}`,
    })),
  },
  guards: {
    isFilled: ({ context }) => isFilled(context),
    hasNumber: ({ context }) => isCardNumber(context.accountNumber),
    isShown: (_, { result }: Answer) => result.ok,
    isRateLimited: (_, { result }: Answer) => isRateLimited(result),
    isNotFound: (_, { result }: Answer) => isNotFound(result),
    isInvalid: (_, { result }: Answer) => isInvalid(result),
  },
  delays: { retryAfter: ({ context }) => Math.max(0, (context.retryAt ?? 0) - context.now()) },
}).createMachine({
  id: 'giftCard',
  description: 'Says what is left on a gift card to whoever has its number and PIN.',
  context: ({ input }) => ({
    ...input,
    accountNumber: '',
    pin: '',
    balance: null,
    checkedAt: null,
    refusals: 0,
    retryAt: null,
  }),
  initial: 'form',
  states: {
    form: {
      description: 'The form is open: the PIN waits for a whole number (GC-01).',
      on: {
        'number.change': {
          actions: { type: 'keepNumber', params: ({ event }) => ({ value: event.value }) },
        },
        'pin.change': {
          guard: 'hasNumber',
          actions: { type: 'keepPin', params: ({ event }) => ({ value: event.value }) },
        },
      },
      initial: 'accepting',
      states: {
        accepting: {
          description: 'The form can be sent once it is filled in; the button says what is missing.',
          on: { 'check.submit': { guard: 'isFilled', target: '#giftCard.loading' } },
          initial: 'entering',
          states: {
            entering: { description: 'Number and PIN, nothing said about them.', tags: 'entering' },
            waitOver: { description: 'Tries count again: says so.', tags: 'waitOver' },
          },
        },
        refused: {
          description: 'The card was refused: says so at the fields, until something else is typed.',
          tags: 'refused',
          on: {
            'number.change': {
              target: 'accepting',
              actions: { type: 'keepNumber', params: ({ event }) => ({ value: event.value }) },
            },
            'pin.change': {
              target: 'accepting',
              actions: { type: 'keepPin', params: ({ event }) => ({ value: event.value }) },
            },
          },
          initial: 'notFound',
          states: {
            notFound: {
              description: 'No card has these numbers; whether number or PIN is wrong is not said.',
              tags: 'notFound',
            },
            invalid: {
              description: 'The host takes one of them for no card number or PIN.',
              tags: 'invalid',
            },
          },
        },
        rateLimited: {
          description: 'Too many wrong tries: a banner says from when on the next one counts.',
          tags: 'rateLimited',
          after: { retryAfter: { target: 'accepting.waitOver', actions: 'endWait' } },
        },
      },
    },
    loading: {
      description: 'The balance is asked for: the button turns, and the form stays as it is.',
      tags: 'loading',
      invoke: {
        id: 'checkCard',
        src: 'checkCard',
        input: ({ context }) => checkOf(context),
        onDone: [
          {
            guard: { type: 'isShown', params: answered },
            target: 'balance',
            actions: { type: 'keepBalance', params: answered },
          },
          {
            guard: { type: 'isRateLimited', params: answered },
            target: 'form.rateLimited',
            actions: { type: 'keepWait', params: answered },
          },
          {
            guard: { type: 'isNotFound', params: answered },
            target: 'form.refused.notFound',
            actions: 'countRefusal',
          },
          {
            guard: { type: 'isInvalid', params: answered },
            target: 'form.refused.invalid',
            actions: 'countRefusal',
          },
          { target: 'unavailable', actions: { type: 'reportFailure', params: answered } },
        ],
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: { result: null } } },
      },
    },
    balance: {
      description: 'What is left on the card. The PIN is forgotten.',
      tags: 'balance',
      on: { 'card.another': { target: 'form', actions: 'forgetCard' } },
    },
    unavailable: {
      description: 'A dialog: the balance could not be asked for. Try again, or leave it.',
      tags: 'unavailable',
      on: { 'check.retry': 'loading', 'dialog.dismiss': 'form' },
    },
  },
})
