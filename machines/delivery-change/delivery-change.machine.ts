import { assign, emit, setup } from 'xstate'
import type { AddressBookEntry } from '../../contract/addresses/delivery-address.ts'
import type { DeliveryChangeRequest } from '../../contract/orders/delivery-change.ts'
import type { DeliveryOffer } from '../../domain/delivery-change/delivery-choice.ts'
import { describeEnd } from '../../services/http/outcome.ts'
import type { DeliveryTarget } from '../../services/orders/change-delivery.ts'
import { ended } from '../answers.ts'
import { attemptGuards, hasPendingAttempt, isRefusedAs } from '../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import {
  attemptOf,
  isElsewhere,
  isUnchanged,
  startOfChange,
  withAddress,
  withOffer,
} from './delivery-change.rules.ts'
import type {
  DeliveryAttemptOutput,
  DeliveryChangeContext,
  DeliveryChangeEmitted,
  DeliveryChangeEvent,
  DeliveryChangeInput,
  deliveryChangeViews,
} from './delivery-change.types.ts'

type Attempted = { output: DeliveryAttemptOutput }
type Told = { offer: DeliveryOffer }
type Address = { address: AddressBookEntry; isEntered: boolean }

const told = ({ event }: { event: Told }): Told => ({ offer: event.offer })

/** The order as the host has it now, while something is chosen. */
const whileChoosing = [
  {
    guard: { type: 'staysOpen', params: told },
    actions: { type: 'keepOffer', params: told },
  },
  { target: 'closed', actions: { type: 'keepOffer', params: told } },
] as const

export const deliveryChangeMachine = setup({
  types: {
    input: {} as DeliveryChangeInput,
    context: {} as DeliveryChangeContext,
    events: {} as DeliveryChangeEvent,
    emitted: {} as DeliveryChangeEmitted,
    tags: {} as (typeof deliveryChangeViews)[number],
  },
  actors: { attempt: createAttemptMachine<DeliveryTarget, DeliveryChangeRequest, string | null>() },
  actions: {
    keepAddress: assign({
      choice: ({ context }, { address, isEntered }: Address) => withAddress(context, address, isEntered),
      objection: null,
    }),
    keepDay: assign({
      choice: ({ context }, { day }: { day: string | null }) => ({ ...context.choice, day }),
      objection: null,
    }),
    keepOffer: assign(({ context }, { offer }: Told) => withOffer(context, offer)),
    objectToDay: assign(({ context }) => ({
      objection: 'dayGone' as const,
      choice: { ...context.choice, day: context.offer.day },
    })),
    objectToAddress: assign({ objection: 'address' as const }),
    keepRefusal: assign((_, { output }: Attempted) => ({
      refusal: output.kind === 'refused' ? output : null,
    })),
    forgetPending: assign({ pendingKey: null }),
    announceChoice: emit(({ context }) => ({ type: 'choice.kept' as const, choice: context.choice })),
    announceForgotten: emit({ type: 'choice.kept' as const, choice: null }),
    announceOutdated: emit({ type: 'order.outdated' as const }),
    reportFailure: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `delivery change: ${describeEnd(output)}`,
    })),
  },
  guards: {
    hasPendingAttempt,
    isOpen: ({ context }) => context.offer.refusal === null,
    staysOpen: (_, { offer }: Told) => offer.refusal === null,
    canBeReviewed: ({ context }) => !isUnchanged(context) && !isElsewhere(context),
    isForgotten: ({ context }) => isUnchanged(context),
    isTaken: attemptGuards.isDone,
    isUnconfirmed: attemptGuards.isUnconfirmed,
    isRefusedAs: attemptGuards.isRefusedAs,
  },
}).createMachine({
  id: 'deliveryChange',
  description: 'Changes where and when an order is delivered, once, while nothing of it is packed.',
  context: ({ input }) => startOfChange(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'A change from before a reload is looked up; else the order decides what the page is.',
      always: [
        { guard: 'hasPendingAttempt', target: 'sending' },
        { guard: 'isOpen', target: 'choosing' },
        { target: 'closed' },
      ],
    },
    choosing: {
      description:
        'The days that are offered, and the addresses that the order can go to, the present ones chosen. What is chosen stays until it is sent, even where the page is left.',
      tags: 'form',
      on: {
        'address.chosen': {
          actions: [
            {
              type: 'keepAddress',
              params: ({ event: { address, isEntered } }) => ({ address, isEntered }),
            },
            'announceChoice',
          ],
        },
        'day.choose': {
          actions: [{ type: 'keepDay', params: ({ event }) => ({ day: event.day }) }, 'announceChoice'],
        },
        'change.review': { guard: 'canBeReviewed', target: 'review' },
        'order.updated': whileChoosing,
      },
    },
    review: {
      description:
        'How the order is delivered now and from then on, beside each other: nothing has been sent.',
      tags: 'review',
      on: {
        'change.confirm': 'sending',
        'change.edit': 'choosing',
        'order.updated': whileChoosing,
      },
    },
    sending: {
      description: 'The warehouse is asked; a lost answer is looked up. Leaving the page does not stop it.',
      tags: 'sending',
      exit: 'forgetPending',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => attemptOf(context),
        onDone: [
          { guard: { type: 'isTaken', params: ended }, target: 'changed' },
          { guard: isRefusedAs('delivery_closed'), target: 'tooLate' },
          {
            guard: isRefusedAs('delivery_day_gone'),
            target: 'choosing',
            actions: ['objectToDay', 'announceOutdated'],
          },
          {
            guard: isRefusedAs('delivery_elsewhere', 'validation'),
            target: 'choosing',
            actions: 'objectToAddress',
          },
          { guard: { type: 'isUnconfirmed', params: ended }, target: 'unconfirmed' },
          {
            target: 'failed',
            actions: [
              { type: 'keepRefusal', params: ended },
              { type: 'reportFailure', params: ended },
            ],
          },
        ],
        onError: 'unconfirmed',
      },
    },
    changed: {
      description: 'The warehouse delivers as was asked: shows how, and that a mail tells of it.',
      tags: 'changed',
      entry: ['announceForgotten', 'announceOutdated'],
    },
    tooLate: {
      description: 'The order was packed meanwhile: says so, and what can be done instead.',
      tags: 'tooLate',
      entry: ['announceForgotten', 'announceOutdated'],
    },
    closed: {
      description: 'The delivery cannot be changed: says why, and what can be done instead.',
      tags: 'closed',
      on: {
        'order.updated': [
          {
            guard: { type: 'staysOpen', params: told },
            target: 'choosing',
            actions: { type: 'keepOffer', params: told },
          },
          { actions: { type: 'keepOffer', params: told } },
        ],
      },
    },
    unconfirmed: {
      description:
        'Nobody can say whether the warehouse has taken it: the order is asked for again, and is to be looked at first.',
      tags: 'unconfirmed',
      entry: 'announceOutdated',
      on: {
        'order.updated': { actions: { type: 'keepOffer', params: told } },
        'change.retry': [{ guard: 'isForgotten', target: 'opening' }, { target: 'sending' }],
        'dialog.dismiss': 'opening',
      },
    },
    failed: {
      description: 'Nothing was changed: try again, or go back to what was chosen.',
      tags: 'failed',
      on: {
        'change.retry': [{ guard: 'isForgotten', target: 'opening' }, { target: 'sending' }],
        'dialog.dismiss': 'opening',
      },
    },
  },
})
