import { and, assign, emit, setup } from 'xstate'
import { type LookupField, lookupErrors, lookupGaps } from '../../domain/guests/guest-lookup.ts'
import { describeFailure } from '../../services/http/result.ts'
import { callSlot } from '../actor-slot.ts'
import {
  isNoMatch,
  isRateLimited,
  numberToReturnTo,
  questionOf,
  visitorOf,
  waitMsOf,
} from './guest-lookup.rules.ts'
import type {
  FindOrderInput,
  FindOrderResult,
  GuestLookupContext,
  GuestLookupEmitted,
  GuestLookupEvent,
  GuestLookupInput,
  OpeningFailure,
  RememberVisitorInput,
} from './guest-lookup.types.ts'

type Answer = { result: FindOrderResult }
type Found = Pick<GuestLookupContext, 'order' | 'visitor'>
type Typed = { field: LookupField; value: string }

const guestLookup = setup({
  types: {
    input: {} as GuestLookupInput,
    context: {} as GuestLookupContext,
    events: {} as GuestLookupEvent,
    emitted: {} as GuestLookupEmitted,
  },
  actors: {
    findOrder: callSlot<FindOrderResult, FindOrderInput>('findOrder'),
    rememberVisitor: callSlot<void, RememberVisitorInput>('rememberVisitor'),
  },
  actions: {
    keepTyped: assign(({ context }, { field, value }: Typed) => ({
      form: { ...context.form, [field]: value },
    })),
    toggleTerms: assign(({ context }) => ({
      form: { ...context.form, hasAgreed: !context.form.hasAgreed },
    })),
    switchContact: assign(({ context }) => ({
      form: {
        ...context.form,
        contact: context.form.contact === 'email' ? ('phone' as const) : ('email' as const),
      },
    })),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    keepOrder: assign(({ context }, { result }: Answer) =>
      result.ok ? { order: result.value, visitor: visitorOf(context), failure: null } : {},
    ),
    keepFailure: assign((_, { result }: Answer) => ({ failure: result.ok ? null : result.failure })),
    keepWait: assign(({ context }, { result }: Answer) => ({ retryAt: context.now() + waitMsOf(result) })),
    endWait: assign({ retryAt: null }),
    /** Provided with the page: the session asks for sign-in and comes back to the order. */
    requestSignIn: (_, _params: { orderNumber: string | null }) => undefined,
    announceFound: emit((_, found: Found) => ({ type: 'order.found' as const, ...found })),
    reportFailure: emit(({ context }) => ({
      type: 'error.reported' as const,
      code: 'service-order-summary-failure' as const,
      devMessage: context.failure ? describeFailure(context.failure) : 'defect',
    })),
  },
  guards: {
    canUsePhone: ({ context }) => context.canUsePhone,
    isComplete: ({ context }) => lookupGaps(context.form, context).length === 0,
    isRight: ({ context }) => lookupErrors(context.form, context).length === 0,
    signsInAtOnce: ({ context }) => context.signsInAtOnce,
    submitsItself: ({ context }) => context.submitsItself,
    cameWith: ({ context }, { failure }: { failure: OpeningFailure }) => context.openingFailure === failure,
    isFound: (_, { result }: Answer) => result.ok,
    isRateLimited: (_, { result }: Answer) => isRateLimited(result),
    isNoMatch: (_, { result }: Answer) => isNoMatch(result),
  },
  delays: { retryAfter: ({ context }) => Math.max(0, (context.retryAt ?? 0) - context.now()) },
})

/** What can be done wherever the form is open. */
const filling = guestLookup.createStateConfig({
  on: {
    'field.change': {
      actions: { type: 'keepTyped', params: ({ event }) => ({ field: event.field, value: event.value }) },
    },
    'terms.toggle': { actions: 'toggleTerms' },
    'contact.switch': { guard: 'canUsePhone', actions: 'switchContact' },
    'lookup.signIn': {
      actions: {
        type: 'requestSignIn',
        params: ({ context }) => ({ orderNumber: numberToReturnTo(context) }),
      },
    },
  },
})

/** The same, and sending it. */
const sending = guestLookup.createStateConfig({
  on: {
    ...filling.on,
    'lookup.submit': [
      { guard: and(['isComplete', 'isRight']), target: 'loading' },
      { guard: 'isComplete', target: 'validating', actions: 'countRefusal' },
    ],
  },
})

export const guestLookupMachine = guestLookup.createMachine({
  id: 'guestLookup',
  description:
    'A guest finds one order by its number and the e-mail address or phone number it was placed with.',
  context: ({ input }) => ({
    ...input,
    refusals: 0,
    failure: null,
    retryAt: null,
    order: null,
    visitor: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Looks what the address asks for: nothing shows yet.',
      always: [
        {
          guard: 'signsInAtOnce',
          target: 'idle',
          actions: {
            type: 'requestSignIn',
            params: ({ context }) => ({ orderNumber: numberToReturnTo(context) }),
          },
        },
        { guard: { type: 'cameWith', params: { failure: 'noMatch' } }, target: 'serviceError.noMatch' },
        {
          guard: { type: 'cameWith', params: { failure: 'unavailable' } },
          target: 'serviceError.unavailable',
        },
        { guard: and(['submitsItself', 'isComplete', 'isRight']), target: 'loading' },
        { guard: and(['submitsItself', 'isComplete']), target: 'validating', actions: 'countRefusal' },
        { target: 'idle' },
      ],
    },
    idle: {
      ...sending,
      description: 'The form, not sent yet: no field shows an error, and the button says what is missing.',
    },
    validating: {
      ...sending,
      description: 'Something was refused: each field says what is wrong with it while it is corrected.',
    },
    loading: {
      description: 'The order is looked for: the button turns, and the form stays as it is.',
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context }) => questionOf(context),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ result: event.output }) },
            target: 'remembering',
            actions: { type: 'keepOrder', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: { type: 'isRateLimited', params: ({ event }) => ({ result: event.output }) },
            target: 'rateLimited',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
              { type: 'keepWait', params: ({ event }) => ({ result: event.output }) },
            ],
          },
          {
            guard: { type: 'isNoMatch', params: ({ event }) => ({ result: event.output }) },
            target: 'serviceError.noMatch',
            actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: 'serviceError.unavailable',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
              'reportFailure',
            ],
          },
        ],
        onError: { target: 'serviceError.unavailable', actions: 'reportFailure' },
      },
    },
    serviceError: {
      ...sending,
      description: 'A banner says that the order did not open, and what to do; the form stays open.',
      initial: 'noMatch',
      states: {
        noMatch: {
          description: 'No order goes with this number and contact; which of the two is wrong is not said.',
        },
        unavailable: { description: 'The order could not be asked for: trying again may help.' },
      },
    },
    rateLimited: {
      ...filling,
      description: 'Too many lookups failed: a banner says from when on the next one counts.',
      after: { retryAfter: { target: 'waitOver', actions: 'endWait' } },
    },
    waitOver: {
      ...sending,
      description: 'Lookups count again: says so, and the form can be sent.',
    },
    remembering: {
      description: 'The order is found; the host is told who may see it for the next half hour.',
      invoke: {
        id: 'rememberVisitor',
        src: 'rememberVisitor',
        input: ({ context }) => ({ visitor: context.visitor }),
        onDone: 'found',
        onError: 'found',
      },
    },
    found: {
      type: 'final',
      description: "The guest's page of the order takes over.",
      entry: {
        type: 'announceFound',
        params: ({ context }) => ({ order: context.order, visitor: context.visitor }),
      },
    },
  },
})
