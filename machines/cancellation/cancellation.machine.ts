import { and, assign, emit, raise, setup, stateIn } from 'xstate'
import { profileOf } from '../../domain/countries/profile-of.ts'
import type { Cancelled, CancelRequest, CancelTarget } from '../../services/orders/cancel-order.ts'
import { pageVisibilitySlot } from '../actor-slot.ts'
import { ended } from '../answers.ts'
import {
  attemptGuards,
  dialogOfAttempt,
  hasPendingAttempt,
  isRefusedAs,
  unlessDone,
} from '../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import { attemptOf, describeFailed, isCancellable, nextMinuteMs, windowLeftMs } from './cancellation.rules.ts'
import type {
  CancelAttemptOutput,
  CancellationContext,
  CancellationEmitted,
  CancellationEvent,
  CancellationInput,
  CancellationTag,
  RecentChange,
} from './cancellation.types.ts'

type Attempted = { output: CancelAttemptOutput }

export const cancellationMachine = setup({
  types: {
    input: {} as CancellationInput,
    context: {} as CancellationContext,
    events: {} as CancellationEvent,
    emitted: {} as CancellationEmitted,
    tags: {} as CancellationTag,
  },
  actors: {
    attempt: createAttemptMachine<CancelTarget, CancelRequest, Cancelled>(),
    watchPage: pageVisibilitySlot,
  },
  actions: {
    forgetPending: assign({ pendingKey: null }),
    keepOrder: assign((_, { order }: Pick<CancellationContext, 'order'>) => ({ order })),
    keepChange: assign((_, { change }: { change: RecentChange }) => ({ recentChange: change })),
    measureWindow: assign(({ context }) => ({ windowLeftMs: windowLeftMs(context) })),
    shutWindow: raise({ type: 'window.shut' }),
    announceHeard: emit({ type: 'ask.heard' as const }),
    announceCancelled: emit(({ context }) => ({
      type: 'order.cancelled' as const,
      orderNumber: context.order.orderNumber,
      reloadsPage: profileOf(context.country).orders.reloadsAfterCancelling,
    })),
    announcePending: emit(({ context }) => ({
      type: 'order.cancellationPending' as const,
      orderNumber: context.order.orderNumber,
    })),
    announceOutdated: emit(({ context }) => ({
      type: 'order.outdated' as const,
      orderNumber: context.order.orderNumber,
    })),
    reportFailure: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'service-cancellation-failure' as const,
      devMessage: output.kind === 'refused' ? describeFailed(output) : output.kind,
    })),
  },
  guards: {
    isWindowOpen: stateIn('#cancellation.window.open'),
    isAsked: ({ context }) => context.isAsked,
    isAskedAtOnce: ({ context }) => context.isAsked && isCancellable(context),
    isWindowOver: ({ context }) => windowLeftMs(context) === 0,
    isCancellable: ({ context }) => isCancellable(context),
    hasPendingAttempt,
    isDoneAs: (_, { output, value }: Attempted & { value: Cancelled }) =>
      output.kind === 'done' && output.value === value,
    isRefusedAs: attemptGuards.isRefusedAs,
    isUnconfirmed: attemptGuards.isUnconfirmed,
  },
  delays: {
    windowLeft: ({ context }) => context.windowLeftMs,
    nextMinute: ({ context }) => nextMinuteMs(context.windowLeftMs),
  },
}).createMachine({
  id: 'cancellation',
  description: 'Cancels a whole order, once, within 30 minutes of placing it.',
  context: ({ input }) => ({ ...input, windowLeftMs: windowLeftMs(input) }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  type: 'parallel',
  on: {
    'order.updated': { actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.order }) } },
  },
  states: {
    dialog: {
      description: 'What the shopper is asked and told.',
      initial: 'opening',
      states: {
        opening: {
          description: 'An attempt from before a reload is taken up again; a link may ask to cancel.',
          always: [
            { guard: 'hasPendingAttempt', target: 'inProgress' },
            { guard: 'isAskedAtOnce', target: 'confirming', actions: 'announceHeard' },
            { guard: 'isAsked', target: 'closed', actions: 'announceHeard' },
            { target: 'closed' },
          ],
        },
        closed: {
          description: 'The order page, with the button as long as the order can be cancelled.',
          on: {
            'cancellation.ask': { guard: and(['isWindowOpen', 'isCancellable']), target: 'confirming' },
          },
        },
        confirming: {
          description: 'Asks once, names the refund and the minutes left.',
          tags: 'confirming',
          on: {
            'cancellation.confirm': 'inProgress',
            'dialog.dismiss': 'closed',
            'window.shut': 'outsideWindow',
          },
        },
        inProgress: {
          description:
            'The order is being cancelled; a lost answer is looked up. Closing the page does not stop it.',
          tags: 'underWay',
          exit: 'forgetPending',
          invoke: {
            id: 'attempt',
            src: 'attempt',
            input: ({ context }) => attemptOf(context),
            onDone: [
              {
                guard: {
                  type: 'isDoneAs',
                  params: ({ event }) => ({ output: event.output, value: 'cancelled' }),
                },
                target: 'complete',
              },
              {
                guard: {
                  type: 'isDoneAs',
                  params: ({ event }) => ({ output: event.output, value: 'pending' }),
                },
                target: 'pending',
              },
              {
                guard: isRefusedAs('order_state'),
                target: 'denied',
                actions: { type: 'reportFailure', params: ended },
              },
              {
                guard: isRefusedAs('cancel_window_closed'),
                target: 'outsideWindow',
              },
              ...unlessDone('error', 'reportFailure'),
            ],
            onError: 'unconfirmed',
          },
          ...dialogOfAttempt({
            tag: 'inProgress',
            ask: 'cancellation.ask',
            shown: 'The four-lane bar moves while the warehouse is asked to stop.',
            hidden:
              'The order page again. Its button leads back; the outcome is told as soon as it is known.',
          }),
        },
        complete: {
          description: '“Your order is cancelled”, also where it had been cancelled before.',
          tags: 'complete',
          entry: [{ type: 'keepChange', params: { change: 'cancelled' } }, 'announceCancelled'],
          on: { 'dialog.dismiss': 'closed' },
        },
        pending: {
          description: 'The warehouse decides: the shopper hears by e-mail.',
          tags: 'pending',
          entry: [{ type: 'keepChange', params: { change: 'cancellationPending' } }, 'announcePending'],
          on: { 'dialog.dismiss': 'closed' },
        },
        denied: {
          description: 'Too late, it is being packed: offers a return, and a person to talk to.',
          tags: 'denied',
          entry: 'announceOutdated',
          on: { 'dialog.dismiss': 'closed' },
        },
        outsideWindow: {
          description: 'The 30 minutes are over and nothing was cancelled: offers a person to talk to.',
          tags: 'outsideWindow',
          on: { 'dialog.dismiss': 'closed' },
        },
        unconfirmed: {
          description:
            'Nobody can say whether it worked: the order is asked for again, and is to be looked at first.',
          tags: 'unconfirmed',
          entry: 'announceOutdated',
          on: { 'dialog.dismiss': 'closed' },
        },
        error: {
          description: 'Nothing changed: try again while there is time, or talk to a person.',
          tags: 'error',
          on: {
            'cancellation.retry': { guard: 'isWindowOpen', target: 'inProgress' },
            'dialog.dismiss': 'closed',
          },
        },
      },
    },
    window: {
      description: 'The 30 minutes in which an order can be cancelled.',
      initial: 'open',
      states: {
        open: {
          description: 'The button is on the page, and the minutes left are counted down.',
          entry: 'measureWindow',
          always: { guard: 'isWindowOver', target: 'shut' },
          after: {
            windowLeft: 'shut',
            nextMinute: { target: 'open', reenter: true },
          },
          on: { 'page.shown': { target: 'open', reenter: true } },
        },
        shut: { description: 'The button is gone, with a reason.', entry: 'shutWindow' },
      },
    },
  },
})
