import { assign, emit, setup } from 'xstate'
import type { CancelItemsRequest } from '../../contract/orders/cancellation.ts'
import type { AskedPieces } from '../../domain/order-actions/cancel-items.ts'
import type { ItemsOffer } from '../../domain/order-actions/cancel-items-offer.ts'
import { describeEnd } from '../../services/http/outcome.ts'
import type { Cancelled, CancelTarget } from '../../services/orders/cancel-order.ts'
import { ended } from '../answers.ts'
import { attemptGuards, hasPendingAttempt, isRefusedAs } from '../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import {
  attemptOf,
  confirmedOf,
  startOfCancellation,
  withOffer,
  withPieces,
} from './item-cancellation.rules.ts'
import type {
  ItemCancellationContext,
  ItemCancellationEmitted,
  ItemCancellationEvent,
  ItemCancellationInput,
  ItemsAttemptOutput,
  itemCancellationViews,
} from './item-cancellation.types.ts'

type Attempted = { output: ItemsAttemptOutput }
type Told = { offer: ItemsOffer }

const told = ({ event }: { event: Told }): Told => ({ offer: event.offer })

const isDoneAs = (value: Cancelled) =>
  ({
    type: 'isDoneAs',
    params: ({ event }: { event: Attempted }) => ({ output: event.output, value }),
  }) as const

/** The order as the host has it now, while something is chosen. */
const whileChoosing = [
  { guard: { type: 'isShut', params: told }, target: 'closed', actions: { type: 'keepOffer', params: told } },
  { actions: { type: 'keepOffer', params: told } },
] as const

export const itemCancellationMachine = setup({
  types: {
    input: {} as ItemCancellationInput,
    context: {} as ItemCancellationContext,
    events: {} as ItemCancellationEvent,
    emitted: {} as ItemCancellationEmitted,
    tags: {} as (typeof itemCancellationViews)[number],
  },
  actors: { attempt: createAttemptMachine<CancelTarget, CancelItemsRequest, Cancelled>() },
  actions: {
    keepPieces: assign({
      chosen: ({ context }, asked: AskedPieces) => withPieces(context, asked),
      isObjected: false,
    }),
    keepOffer: assign(({ context }, { offer }: Told) => withOffer(context, offer)),
    keepConfirmed: assign({ confirmed: ({ context }) => confirmedOf(context) }),
    forgetConfirmed: assign({ confirmed: null }),
    object: assign({ isObjected: true, confirmed: null }),
    keepRefusal: assign((_, { output }: Attempted) => ({
      refusal: output.kind === 'refused' ? output : null,
    })),
    forgetPending: assign({ pendingKey: null }),
    announceOutdated: emit({ type: 'order.outdated' as const }),
    reportFailure: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'service-cancellation-failure' as const,
      devMessage: `cancellation of items: ${describeEnd(output)}`,
    })),
  },
  guards: {
    hasPendingAttempt,
    isOpen: ({ context }) => context.offer.refusal === null,
    isShut: (_, { offer }: Told) => offer.refusal !== null,
    hasChosen: ({ context }) => context.chosen.length > 0,
    isChosenLeft: ({ context }, { offer }: Told) => withOffer(context, offer).chosen.length > 0,
    isForgotten: ({ context }) => context.confirmed === null,
    isDoneAs: (_, { output, value }: Attempted & { value: Cancelled }) =>
      output.kind === 'done' && output.value === value,
    isUnconfirmed: attemptGuards.isUnconfirmed,
    isRefusedAs: attemptGuards.isRefusedAs,
  },
}).createMachine({
  id: 'itemCancellation',
  description: 'Cancels some items of an order, or some pieces of them, once, while they can be stopped.',
  context: ({ input }) => startOfCancellation(input),
  initial: 'opening',
  states: {
    opening: {
      description:
        'A cancellation from before a reload is looked up; else the order decides what the page is.',
      always: [
        { guard: 'hasPendingAttempt', target: 'sending' },
        { guard: 'isOpen', target: 'choosing' },
        { target: 'closed' },
      ],
    },
    choosing: {
      description: 'The items that can be stopped, how many of each, and what that gives back so far.',
      tags: 'form',
      on: {
        'pieces.choose': {
          actions: {
            type: 'keepPieces',
            params: ({ event: { lineId, quantity } }) => ({ lineId, quantity }),
          },
        },
        'cancellation.review': { guard: 'hasChosen', target: 'review' },
        'order.updated': whileChoosing,
      },
    },
    review: {
      description:
        'What is cancelled, what goes on, and what is refunded to which means: nothing has been sent.',
      tags: 'review',
      on: {
        'cancellation.confirm': { target: 'sending', actions: 'keepConfirmed' },
        'cancellation.edit': 'choosing',
        'order.updated': [
          whileChoosing[0],
          { guard: { type: 'isChosenLeft', params: told }, actions: { type: 'keepOffer', params: told } },
          { target: 'choosing', actions: [{ type: 'keepOffer', params: told }, 'object'] },
        ],
      },
    },
    sending: {
      description:
        'The warehouse is asked to leave the pieces out; a lost answer is looked up. Leaving the page does not stop it.',
      tags: 'sending',
      exit: 'forgetPending',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => attemptOf(context),
        onDone: [
          { guard: isDoneAs('cancelled'), target: 'cancelled' },
          { guard: isDoneAs('pending'), target: 'pending' },
          {
            guard: isRefusedAs('order_state', 'cancel_window_closed', 'order_already_cancelled'),
            target: 'tooLate',
            actions: { type: 'keepRefusal', params: ended },
          },
          {
            guard: isRefusedAs('cancel_items_gone', 'validation'),
            target: 'choosing',
            actions: ['object', 'announceOutdated'],
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
    cancelled: {
      description: 'The pieces are cancelled: shows which, what is refunded, and that the rest goes on.',
      tags: 'cancelled',
      entry: 'announceOutdated',
    },
    pending: {
      description: 'The warehouse decides: the shopper hears by e-mail, and the order says so.',
      tags: 'pending',
      entry: 'announceOutdated',
    },
    tooLate: {
      description: 'The pieces could not be stopped any more: which, why, and what can be done instead.',
      tags: 'tooLate',
      entry: 'announceOutdated',
    },
    closed: {
      description: 'Nothing can be cancelled by the piece: says why, and what can be done instead.',
      tags: 'closed',
      on: {
        'order.updated': [
          { guard: { type: 'isShut', params: told }, actions: { type: 'keepOffer', params: told } },
          { target: 'choosing', actions: { type: 'keepOffer', params: told } },
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
        'cancellation.retry': [{ guard: 'isForgotten', target: 'opening' }, { target: 'sending' }],
        'dialog.dismiss': { target: 'opening', actions: 'forgetConfirmed' },
      },
    },
    failed: {
      description: 'Nothing was cancelled: try again, or go back to what was chosen.',
      tags: 'failed',
      on: {
        'cancellation.retry': [{ guard: 'isForgotten', target: 'opening' }, { target: 'sending' }],
        'dialog.dismiss': { target: 'opening', actions: 'forgetConfirmed' },
      },
    },
  },
})
