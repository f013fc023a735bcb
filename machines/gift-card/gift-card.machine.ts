import { assign, emit, setup } from 'xstate'
import { isCardNumber } from '../../domain/payments/gift-card.ts'
import { describeFailure } from '../../services/http/result.ts'
import { callSlot } from '../actor-slot.ts'
import { checkOf, isFilled, isInvalid, isNotFound, isRateLimited, waitMsOf } from './gift-card.rules.ts'
import type {
  CheckCardInput,
  CheckCardResult,
  GiftCardContext,
  GiftCardEmitted,
  GiftCardEvent,
  GiftCardInput,
} from './gift-card.types.ts'

type Answer = { result: CheckCardResult }

const giftCardSetup = setup({
  types: {
    input: {} as GiftCardInput,
    context: {} as GiftCardContext,
    events: {} as GiftCardEvent,
    emitted: {} as GiftCardEmitted,
  },
  actors: { checkCard: callSlot<CheckCardResult, CheckCardInput>('checkCard') },
  actions: {
    keepNumber: assign((_, { value }: { value: string }) => ({ accountNumber: value })),
    keepPin: assign((_, { value }: { value: string }) => ({ pin: value })),
    keepBalance: assign(({ context }, { result }: Answer) =>
      result.ok ? { balance: result.value.balance, checkedAt: context.now(), pin: '', failure: null } : {},
    ),
    keepFailure: assign((_, { result }: Answer) => ({ failure: result.ok ? null : result.failure })),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    keepWait: assign(({ context }, { result }: Answer) => ({ retryAt: context.now() + waitMsOf(result) })),
    endWait: assign({ retryAt: null }),
    forgetCard: assign({ accountNumber: '', pin: '', balance: null, checkedAt: null }),
    reportFailure: emit(({ context }) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `gift card balance: ${context.failure ? describeFailure(context.failure) : 'defect'}`,
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
})

/** Filling the form in; the PIN waits for a whole number (GC-01). */
const filling = giftCardSetup.createStateConfig({
  on: {
    'number.change': {
      actions: { type: 'keepNumber', params: ({ event }) => ({ value: event.value }) },
    },
    'pin.change': {
      guard: 'hasNumber',
      actions: { type: 'keepPin', params: ({ event }) => ({ value: event.value }) },
    },
  },
})

/** The same after a refusal: it counts until something else is typed. */
const correcting = giftCardSetup.createStateConfig({
  on: {
    'number.change': {
      target: '#giftCard.entering',
      actions: { type: 'keepNumber', params: ({ event }) => ({ value: event.value }) },
    },
    'pin.change': {
      guard: 'hasNumber',
      target: '#giftCard.entering',
      actions: { type: 'keepPin', params: ({ event }) => ({ value: event.value }) },
    },
  },
})

export const giftCardMachine = giftCardSetup.createMachine({
  id: 'giftCard',
  description: 'Says what is left on a gift card to whoever has its number and PIN.',
  context: ({ input }) => ({
    ...input,
    accountNumber: '',
    pin: '',
    balance: null,
    checkedAt: null,
    refusals: 0,
    failure: null,
    retryAt: null,
  }),
  initial: 'entering',
  states: {
    entering: {
      ...filling,
      description: 'The form: the PIN opens once the number is whole, the button says what is missing.',
      on: { ...filling.on, 'check.submit': { guard: 'isFilled', target: 'loading' } },
    },
    loading: {
      description: 'The balance is asked for: the button turns, and the form stays as it is.',
      invoke: {
        id: 'checkCard',
        src: 'checkCard',
        input: ({ context }) => checkOf(context),
        onDone: [
          {
            guard: { type: 'isShown', params: ({ event }) => ({ result: event.output }) },
            target: 'balance',
            actions: { type: 'keepBalance', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: { type: 'isRateLimited', params: ({ event }) => ({ result: event.output }) },
            target: 'rateLimited',
            actions: { type: 'keepWait', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: { type: 'isNotFound', params: ({ event }) => ({ result: event.output }) },
            target: 'refused.notFound',
            actions: 'countRefusal',
          },
          {
            guard: { type: 'isInvalid', params: ({ event }) => ({ result: event.output }) },
            target: 'refused.invalid',
            actions: 'countRefusal',
          },
          {
            target: 'unavailable',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
              'reportFailure',
            ],
          },
        ],
        onError: { target: 'unavailable', actions: 'reportFailure' },
      },
    },
    balance: {
      description: 'What is left on the card. The PIN is forgotten.',
      on: { 'card.another': { target: 'entering', actions: 'forgetCard' } },
    },
    refused: {
      ...correcting,
      description: 'The card was refused: says so at the fields, and waits for other numbers.',
      initial: 'notFound',
      states: {
        notFound: {
          description: 'No card has these numbers; whether number or PIN is wrong is not said.',
        },
        invalid: { description: 'The host takes one of them for no card number or PIN.' },
      },
    },
    rateLimited: {
      ...filling,
      description: 'Too many wrong tries: a banner says from when on the next one counts.',
      after: { retryAfter: { target: 'waitOver', actions: 'endWait' } },
    },
    waitOver: {
      ...filling,
      description: 'Tries count again: says so, and the form can be sent.',
      on: { ...filling.on, 'check.submit': { guard: 'isFilled', target: 'loading' } },
    },
    unavailable: {
      description: 'A dialog: the balance could not be asked for. Try again, or leave it.',
      on: { 'check.retry': 'loading', 'dialog.dismiss': 'entering' },
    },
  },
})
