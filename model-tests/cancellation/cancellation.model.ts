import type { CancelJob } from '../../contract/orders/cancellation.ts'
import type { JobPollingOutput } from '../../machines/attempt/job-polling/job-polling.types.ts'
import { cancellationMachine } from '../../machines/cancellation/cancellation.machine.ts'
import { selectCancellationView } from '../../machines/cancellation/cancellation.selectors.ts'
import type { CancelJobResponse } from '../../machines/cancellation/cancellation.types.ts'
import type { CancelAnswer } from '../../services/orders/cancel-answer.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { defect, problem, sampleOrder, walkTime } from '../samples/samples.ts'

const order = sampleOrder()
const accepted: CancelAnswer = { kind: 'accepted', jobId: 'job-1' }
const lost: CancelAnswer = { kind: 'open', failure: { kind: 'network' } }

const completed = (changes: Partial<CancelJob>): JobPollingOutput<CancelJobResponse> => ({
  kind: 'completed',
  job: { id: 'job-1', status: 'COMPLETED', eta: null, error: null, response: null, ...changes },
})
const refused = (code: string) => completed({ error: { httpStatus: 400, message: code, code } })

const storeKey: readonly Answer<undefined>[] = [
  { words: 'the browser has remembered the attempt', output: undefined, inBrowser: { by: 'host' } },
  { words: 'the browser cannot remember anything', error: defect },
]

const cancelOrder: readonly Answer<CancelAnswer>[] = [
  { words: 'the host accepts', output: accepted, inBrowser: { by: 'host', scenario: 'cancellable' } },
  { words: 'the order has been cancelled before', output: { kind: 'alreadyCancelled' } },
  { words: 'the host cancels at once', output: { kind: 'cancelled' } },
  { words: 'the host waits for the warehouse', output: { kind: 'pending' } },
  { words: 'the order is being packed', output: { kind: 'wrongState' } },
  { words: 'the host says that the time is over', output: { kind: 'windowClosed' } },
  { words: 'the host is still at it', output: { kind: 'inFlight', retryAfterMs: 1_500 } },
  { words: 'the answer gets lost', output: lost, inBrowser: { by: 'fault', effect: 'drop' } },
  {
    words: 'the host refuses',
    output: { kind: 'failed', reason: '500 internal' },
    inBrowser: { by: 'fault', effect: 'error' },
  },
  { words: 'the request breaks the page’s own code', error: defect },
]

const jobPolling: readonly Answer<JobPollingOutput<CancelJobResponse>>[] = [
  {
    words: 'the warehouse has stopped',
    output: completed({}),
    inBrowser: { by: 'host', scenario: 'cancellable' },
  },
  {
    words: 'the warehouse wants to decide',
    output: completed({
      response: { orderNumber: order.orderNumber, pendingModification: { type: 'CANCEL_ORDER' } },
    }),
    inBrowser: { by: 'host', scenario: 'cancel-pending' },
  },
  {
    words: 'the warehouse is packing already',
    output: refused('order_state'),
    inBrowser: { by: 'host', scenario: 'cancel-denied' },
  },
  { words: 'the warehouse finds the order cancelled', output: refused('order_already_cancelled') },
  { words: 'the warehouse finds the time over', output: refused('cancel_window_closed') },
  {
    words: 'the warehouse fails',
    output: refused('internal'),
    inBrowser: { by: 'host', scenario: 'cancel-failing' },
  },
  { words: 'twenty polls were not enough', output: { kind: 'timedOut' } },
  {
    words: 'the job’s answer is not JSON',
    output: { kind: 'failed', failure: { kind: 'unparsable', status: 200 } },
    inBrowser: { by: 'fault', effect: 'html' },
  },
  {
    words: 'the job’s answer has another shape',
    output: { kind: 'failed', failure: { kind: 'malformed', status: 200 } },
    inBrowser: { by: 'fault', effect: 'malformed' },
  },
  {
    words: 'the host knows no such job',
    output: { kind: 'failed', failure: problem(404, 'job_not_found') },
  },
  { words: 'the polling breaks the page’s own code', error: defect },
]

const readOutcome: readonly Answer<CancelAnswer>[] = [
  { words: 'the host has accepted the attempt', output: accepted, inBrowser: { by: 'host' } },
  { words: 'the attempt found the order cancelled', output: { kind: 'alreadyCancelled' } },
  { words: 'the attempt found the order being packed', output: { kind: 'wrongState' } },
  { words: 'the attempt came too late', output: { kind: 'windowClosed' } },
  { words: 'the attempt was refused', output: { kind: 'failed', reason: '500 internal' } },
  { words: 'the attempt never arrived', output: { kind: 'neverArrived' }, inBrowser: { by: 'host' } },
  { words: 'the attempt is still being worked on', output: { kind: 'inFlight', retryAfterMs: 1_500 } },
  {
    words: 'nobody answers about the attempt',
    output: lost,
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  { words: 'looking it up breaks the page’s own code', error: defect },
]

const facts = { order, isMember: true, country: 'us', recentChange: null, now: () => walkTime }

export const cancellationModel = defineModel<typeof cancellationMachine>({
  flow: 'cancellation',
  machine: cancellationMachine,
  starts: [
    {
      words: 'an order placed ten minutes ago',
      input: { ...facts, storedKey: null, newKey: () => 'key-1' },
      scenario: 'cancellable',
    },
    {
      words: 'the same page after a reload in the middle of cancelling',
      input: { ...facts, storedKey: 'key-0', newKey: () => 'key-1' },
    },
    {
      words: 'an order placed an hour ago',
      input: {
        ...facts,
        order: sampleOrder({ transaction: { orderDate: '2026-11-20T09:00:00Z' } }),
        storedKey: null,
        newKey: () => 'key-1',
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
  answers: { storeKey, cancelOrder, jobPolling, readOutcome },
  delays: {
    windowLeft: 'the 30 minutes are over',
    nextMinute: 'a minute passes',
    checkDelay: 'the wait before looking again is over',
  },
  listeners: ['watchPage'],
  key: ({ key, recentChange, windowLeftMs }) => [key, recentChange, windowLeftMs === 0],
  states: {
    'dialog.closed': { sees: 'the order page', view: 'closed' },
    'dialog.confirming': { sees: 'the question, the refund and the minutes left', view: 'confirming' },
    'dialog.inProgress.storingKey': { sees: 'that the order is being cancelled', view: 'inProgress' },
    'dialog.inProgress.sending': { sees: 'that the order is being cancelled', view: 'inProgress' },
    'dialog.inProgress.polling': { sees: 'that the order is being cancelled', view: 'inProgress' },
    'dialog.inProgress.checkingOutcome.reading': {
      sees: 'that the outcome is being checked',
      view: 'checkingOutcome',
    },
    'dialog.inProgress.checkingOutcome.waiting': {
      sees: 'that the outcome is being checked',
      view: 'checkingOutcome',
    },
    'dialog.complete': { sees: 'that the order is cancelled', view: 'complete' },
    'dialog.pending': { sees: 'that the warehouse decides', view: 'pending' },
    'dialog.denied': { sees: 'that it is too late, with a return as a way out', view: 'denied' },
    'dialog.outsideWindow': { sees: 'that the 30 minutes are over', view: 'outsideWindow' },
    'dialog.error': { sees: 'that nothing changed, with a way to try again', view: 'error' },
    'window.open': { sees: 'time left to cancel' },
    'window.shut': { sees: 'no time left to cancel' },
  },
  view: selectCancellationView,
})
