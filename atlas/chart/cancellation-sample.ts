import { and, assign, emit, fromPromise, not, or, raise, setup } from 'xstate'
import type { Flow } from './read-chart.ts'

const poller = setup({}).createMachine({ id: 'poller', initial: 'asking', states: { asking: {} } })

/** A parallel chart with everything the drawings have to cope with, shaped like the cancellation. */
const machine = setup({
  types: {
    events: {} as {
      type: 'dialog.open' | 'dialog.dismiss' | 'cancel.confirm' | 'cancel.retry' | 'window.shut' | 'tick'
    },
    emitted: {} as { type: 'order.cancelled' },
  },
  actors: { requestCancellation: fromPromise(async () => undefined), poller },
  actions: { tellCancelled: emit({ type: 'order.cancelled' }), countDown: assign({}) },
  guards: {
    isWindowOpen: () => true,
    isSignedIn: () => true,
    isCancelled: () => true,
    wasCancelled: () => true,
    isWrongState: () => true,
  },
  delays: { windowLeft: 1_800_000, patience: () => 5 },
}).createMachine({
  id: 'cancellationSample',
  type: 'parallel',
  description: 'Cancels an order while its window is open.',
  states: {
    dialog: {
      description: 'What the shopper sees.',
      initial: 'closed',
      on: { 'window.shut': '.denied' },
      states: {
        closed: { description: 'Nothing is asked yet.', on: { 'dialog.open': 'confirming' } },
        confirming: {
          description: 'Asks once, shows the refund and the minutes left.',
          on: {
            'cancel.confirm': { guard: and(['isWindowOpen', not('isSignedIn')]), target: 'inProgress' },
            'dialog.dismiss': 'closed',
            tick: { actions: 'countDown' },
          },
        },
        inProgress: {
          description: 'Cannot be dismissed.',
          initial: 'sending',
          states: {
            sending: {
              description: 'The idempotency key is already saved.',
              invoke: {
                id: 'requestCancellation',
                src: 'requestCancellation',
                onDone: 'polling',
                onError: { target: '#error' },
              },
            },
            polling: {
              description: 'Long work: the bar moves.',
              invoke: {
                id: 'poller',
                src: 'poller',
                onDone: [
                  { guard: or(['isCancelled', 'wasCancelled']), target: '#complete' },
                  { guard: 'isWrongState', target: '#denied' },
                  { target: '#error' },
                ],
              },
              after: { patience: { target: 'polling', reenter: true } },
            },
          },
        },
        complete: {
          id: 'complete',
          type: 'final',
          description: 'The order is cancelled.',
          entry: 'tellCancelled',
        },
        denied: {
          id: 'denied',
          description: 'Too late: offers a return and a person to talk to.',
          on: { 'dialog.dismiss': 'closed' },
        },
        error: {
          id: 'error',
          description: 'Nothing changed. Try again.',
          on: { 'cancel.retry': { guard: 'isWindowOpen', target: 'inProgress' }, 'dialog.dismiss': 'closed' },
        },
      },
    },
    window: {
      initial: 'open',
      states: {
        open: {
          description: 'The button is on the page.',
          after: { windowLeft: { target: 'shut', actions: raise({ type: 'window.shut' }) } },
        },
        shut: { type: 'final', description: 'The button is gone, with a reason.' },
      },
    },
  },
})

export const cancellationSample: Flow = {
  id: 'cancellation-sample',
  title: 'Cancellation, a sample',
  purpose: 'A shopper cancels an order while its window is open.',
  requirements: ['CA-01', 'CA-02', 'CA-03', 'JO-01'],
  machine,
}
