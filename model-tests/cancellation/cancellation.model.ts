import { cancellationMachine } from '../../machines/cancellation/cancellation.machine.ts'
import { selectCancellationView } from '../../machines/cancellation/cancellation.selectors.ts'
import type { CancelAttemptOutput } from '../../machines/cancellation/cancellation.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { defect, sampleOrder, walkTime } from '../samples/samples.ts'

const order = sampleOrder()

const attempt: readonly Answer<CancelAttemptOutput>[] = [
  {
    words: 'the warehouse has stopped',
    output: doneAs('cancelled' as const),
    inBrowser: { by: 'host', scenario: 'cancellable' },
  },
  {
    words: 'the warehouse wants to decide',
    output: doneAs('pending' as const),
    inBrowser: { by: 'host', scenario: 'cancel-pending' },
  },
  {
    words: 'the warehouse is packing already',
    output: refusedAs('order_state'),
    inBrowser: { by: 'host', scenario: 'cancel-denied' },
  },
  { words: 'the host says that the time is over', output: refusedAs('cancel_window_closed') },
  {
    words: 'the warehouse fails',
    output: refusedAs('internal', 500),
    inBrowser: { by: 'host', scenario: 'cancel-failing' },
  },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'the attempt breaks the page’s own code', error: defect },
]

const facts = {
  order,
  isMember: true,
  country: 'us',
  recentChange: null,
  isAsked: false,
  now: () => walkTime,
}

export const cancellationModel = defineModel<typeof cancellationMachine>({
  flow: 'cancellation',
  criteria: ['pairs', 'primePaths'],
  machine: cancellationMachine,
  starts: [
    {
      words: 'an order placed ten minutes ago',
      input: { ...facts, pendingKey: null },
      scenario: 'cancellable',
    },
    {
      words: 'the same page after a reload in the middle of cancelling',
      input: { ...facts, pendingKey: 'key-0' },
    },
    {
      words: 'an order placed ten minutes ago, by a link that asks to cancel it',
      input: { ...facts, isAsked: true, pendingKey: null },
      scenario: 'cancellable',
    },
    {
      words: 'an order placed an hour ago, by a link that asks to cancel it',
      input: {
        ...facts,
        isAsked: true,
        order: sampleOrder({ transaction: { orderDate: '2026-11-20T09:00:00Z' } }),
        pendingKey: null,
      },
      scenario: 'shipped',
    },
    {
      words: 'an order placed an hour ago',
      input: {
        ...facts,
        order: sampleOrder({ transaction: { orderDate: '2026-11-20T09:00:00Z' } }),
        pendingKey: null,
      },
      scenario: 'shipped',
    },
  ],
  events: {
    'cancellation.ask': [{ words: 'the shopper asks to cancel', event: { type: 'cancellation.ask' } }],
    'cancellation.confirm': [{ words: 'the shopper confirms', event: { type: 'cancellation.confirm' } }],
    'cancellation.retry': [{ words: 'the shopper tries again', event: { type: 'cancellation.retry' } }],
    'dialog.dismiss': [{ words: 'the shopper closes the dialog', event: { type: 'dialog.dismiss' } }],
    'window.shut': [],
    'order.updated': [{ words: 'the order is shown afresh', event: { type: 'order.updated', order } }],
    'page.hidden': [{ words: 'the page goes into the background', event: { type: 'page.hidden' } }],
    'page.shown': [{ words: 'the page comes back', event: { type: 'page.shown' } }],
  },
  answers: { attempt },
  delays: {
    windowLeft: 'the 30 minutes are over',
    nextMinute: 'a minute passes',
  },
  listeners: ['watchPage'],
  key: ({ pendingKey, recentChange, windowLeftMs }) => [pendingKey, recentChange, windowLeftMs === 0],
  states: {
    'dialog.closed': { sees: 'the order page', view: 'closed' },
    'dialog.confirming': { sees: 'the question, the refund and the minutes left', view: 'confirming' },
    'dialog.inProgress.shown': { sees: 'that the order is being cancelled', view: 'inProgress' },
    'dialog.inProgress.hidden': {
      sees: 'the order page, with a way back to the cancellation',
      view: 'closed',
    },
    'dialog.complete': { sees: 'that the order is cancelled', view: 'complete' },
    'dialog.pending': { sees: 'that the warehouse decides', view: 'pending' },
    'dialog.denied': { sees: 'that it is too late, with a return as a way out', view: 'denied' },
    'dialog.outsideWindow': { sees: 'that the 30 minutes are over', view: 'outsideWindow' },
    'dialog.unconfirmed': { sees: 'to look at the order first', view: 'unconfirmed' },
    'dialog.error': { sees: 'that nothing changed, with a way to try again', view: 'error' },
    'window.open': { sees: 'time left to cancel' },
    'window.shut': { sees: 'no time left to cancel' },
  },
  view: selectCancellationView,
})
