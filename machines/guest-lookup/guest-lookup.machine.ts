import { and, assign, emit, setup } from 'xstate'
import { type LookupField, lookupErrors, lookupGaps } from '../../domain/guests/guest-lookup.ts'
import { callSlot } from '../actor-slot.ts'
import { answered, describeAnswer } from '../answers.ts'
import { isRateLimited, waitMsOf } from '../rate-limit.ts'
import { isNoMatch, numberToReturnTo, questionOf, visitorOf } from './guest-lookup.rules.ts'
import type {
  FindOrderInput,
  FindOrderResult,
  GuestLookupContext,
  GuestLookupEmitted,
  GuestLookupEvent,
  GuestLookupInput,
  GuestLookupTag,
  OpeningFailure,
  RememberVisitorInput,
} from './guest-lookup.types.ts'

type Answer = { result: FindOrderResult }
type Found = Pick<GuestLookupContext, 'order' | 'visitor'>
type Typed = { field: LookupField; value: string }

export const guestLookupMachine = setup({
  types: {
    input: {} as GuestLookupInput,
    context: {} as GuestLookupContext,
    events: {} as GuestLookupEvent,
    emitted: {} as GuestLookupEmitted,
    tags: {} as GuestLookupTag,
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
      result.ok ? { order: result.value, visitor: visitorOf(context) } : {},
    ),
    keepWait: assign(({ context }, { result }: Answer) => ({ retryAt: context.now() + waitMsOf(result) })),
    endWait: assign({ retryAt: null }),
    /** Provided with the page: the session asks for sign-in and comes back to the order. */
    requestSignIn: (_, _params: { orderNumber: string | null }) => undefined,
    announceFound: emit((_, found: Found) => ({ type: 'order.found' as const, ...found })),
    reportFailure: emit((_, { result }: { result: FindOrderResult | null }) => ({
      type: 'error.reported' as const,
      code: 'service-order-summary-failure' as const,
      devMessage: describeAnswer(result),
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
}).createMachine({
  id: 'guestLookup',
  description:
    'A guest finds one order by its number and the e-mail address or phone number it was placed with.',
  context: ({ input }) => ({
    ...input,
    refusals: 0,
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
          target: 'form',
          actions: {
            type: 'requestSignIn',
            params: ({ context }) => ({ orderNumber: numberToReturnTo(context) }),
          },
        },
        { guard: { type: 'cameWith', params: { failure: 'noMatch' } }, target: 'form.accepting.noMatch' },
        {
          guard: { type: 'cameWith', params: { failure: 'unavailable' } },
          target: 'form.accepting.unavailable',
        },
        { guard: and(['submitsItself', 'isComplete', 'isRight']), target: 'loading' },
        {
          guard: and(['submitsItself', 'isComplete']),
          target: 'form.accepting.validating',
          actions: 'countRefusal',
        },
        { target: 'form' },
      ],
    },
    form: {
      description: 'The form is open: number, contact and terms can be filled in, or sign-in taken instead.',
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
      initial: 'accepting',
      states: {
        accepting: {
          description: 'The form can be sent once nothing is missing.',
          on: {
            'lookup.submit': [
              { guard: and(['isComplete', 'isRight']), target: '#guestLookup.loading' },
              { guard: 'isComplete', target: '.validating', actions: 'countRefusal' },
            ],
          },
          initial: 'editing',
          states: {
            editing: {
              description: 'Not sent yet: no field shows an error, and the button says what is missing.',
              tags: 'form',
            },
            validating: {
              description:
                'Something was refused: each field says what is wrong with it while it is corrected.',
              tags: 'errors',
            },
            noMatch: {
              description:
                'A banner: no order goes with this number and contact; which of the two is wrong is not said.',
              tags: 'noMatch',
            },
            unavailable: {
              description: 'A banner: the order could not be asked for, and trying again may help.',
              tags: 'unavailable',
            },
            waitOver: {
              description: 'Lookups count again: says so.',
              tags: 'waitOver',
            },
          },
        },
        rateLimited: {
          description: 'Too many lookups failed: a banner says from when on the next one counts.',
          tags: 'rateLimited',
          after: { retryAfter: { target: 'accepting.waitOver', actions: 'endWait' } },
        },
      },
    },
    loading: {
      description: 'The order is looked for: the button turns, and the form stays as it is.',
      tags: 'loading',
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context }) => questionOf(context),
        onDone: [
          {
            guard: { type: 'isFound', params: answered },
            target: 'remembering',
            actions: { type: 'keepOrder', params: answered },
          },
          {
            guard: { type: 'isRateLimited', params: answered },
            target: 'form.rateLimited',
            actions: { type: 'keepWait', params: answered },
          },
          { guard: { type: 'isNoMatch', params: answered }, target: 'form.accepting.noMatch' },
          {
            target: 'form.accepting.unavailable',
            actions: { type: 'reportFailure', params: answered },
          },
        ],
        onError: {
          target: 'form.accepting.unavailable',
          actions: { type: 'reportFailure', params: { result: null } },
        },
      },
    },
    remembering: {
      description: 'The order is found; the host is told who may see it for the next half hour.',
      tags: 'loading',
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
      tags: 'loading',
      entry: {
        type: 'announceFound',
        params: ({ context }) => ({ order: context.order, visitor: context.visitor }),
      },
    },
  },
})
