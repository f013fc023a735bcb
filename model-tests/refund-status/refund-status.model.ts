import { refundStatusMachine } from '../../machines/refund-status/refund-status.machine.ts'
import { selectRefundStatusView } from '../../machines/refund-status/refund-status.selectors.ts'
import type { LoadStatusResult, RefundStatusInput } from '../../machines/refund-status/refund-status.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { checkedReturn, refundedReturn, sampleStatus } from '../samples/refund-samples.ts'
import { defect, problem, walkTime } from '../samples/samples.ts'

const underWay = sampleStatus([checkedReturn])
const settled = sampleStatus([refundedReturn])
const nothing = sampleStatus([])

const loadStatus: readonly Answer<LoadStatusResult>[] = [
  { words: 'money is still to come', output: succeeded(underWay), inBrowser: { by: 'host' } },
  { words: 'all that comes back is back', output: succeeded(settled), inBrowser: { by: 'host' } },
  { words: 'nothing goes back', output: succeeded(nothing), inBrowser: { by: 'host' } },
  {
    words: 'the host knows no such order',
    output: failed(problem(404, 'order_not_found')),
    inBrowser: { by: 'host' },
  },
  {
    words: 'there is no connection',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  {
    words: 'the answer is not JSON',
    output: failed({ kind: 'unparsable', status: 200 }),
    inBrowser: { by: 'fault', effect: 'html' },
  },
  {
    words: 'the host says that nobody is signed in',
    output: failed({ kind: 'unauthorized' }),
    inBrowser: { by: 'fault', effect: 'unauthorized' },
  },
  { words: 'the answer breaks the page’s own code', error: defect },
]

const asked: RefundStatusInput = {
  orderNumber: 'C00000001',
  isMember: true,
  known: null,
  knownAt: null,
  now: () => walkTime,
}
const cameWith = (known: typeof settled, knownAt = walkTime): RefundStatusInput => ({
  ...asked,
  known,
  knownAt,
})
const aMinuteAgo = walkTime - 60_000

export const refundStatusModel = defineModel<typeof refundStatusMachine>({
  flow: 'refund-status',
  machine: refundStatusMachine,
  starts: [
    { words: 'a member who opens the page', input: asked },
    { words: 'a guest who opens the page', input: { ...asked, isMember: false } },
    { words: 'a member whose page came with money to come', input: cameWith(underWay), rendered: true },
    { words: 'a member whose page came with money that is back', input: cameWith(settled), rendered: true },
    { words: 'a member whose page came with nothing to refund', input: cameWith(nothing), rendered: true },
    { words: 'a member who looked a minute ago, money to come', input: cameWith(underWay, aMinuteAgo) },
    { words: 'a member who looked a minute ago, all of it back', input: cameWith(settled, aMinuteAgo) },
    { words: 'a member who looked a minute ago, nothing to refund', input: cameWith(nothing, aMinuteAgo) },
    {
      words: 'a guest who looked a minute ago, nothing to refund',
      input: { ...cameWith(nothing, aMinuteAgo), isMember: false },
    },
  ],
  events: {
    'refund.retry': [{ words: 'the shopper tries again', event: { type: 'refund.retry' } }],
    'network.back': [{ words: 'the connection is back', event: { type: 'network.back' } }],
    'page.hidden': [{ words: 'the page goes into the background', event: { type: 'page.hidden' } }],
    'page.shown': [{ words: 'the page comes back', event: { type: 'page.shown' } }],
  },
  answers: { loadStatus },
  delays: { refreshInterval: 'five minutes pass' },
  listeners: ['watchPage', 'watchNetwork'],
  key: ({ known, requestedAt, loadedAt }) => [
    known?.entries.map(({ toCome }) => toCome),
    walkTime - requestedAt,
    loadedAt !== null,
  ],
  states: {
    loading: { sees: 'lines in the shape of the page', view: 'skeleton' },
    'shown.underWay': { sees: 'what is still to come, and by when', view: 'status' },
    'shown.settled': { sees: 'what is back, and which way it went', view: 'status' },
    'shown.refreshing': { sees: 'the page as it was', view: 'status' },
    'shown.outdated': { sees: 'of when the page is, and try again', view: 'status' },
    'nothing.idle': { sees: 'that there is nothing to refund', view: 'nothing' },
    'nothing.refreshing': { sees: 'that there is nothing to refund', view: 'nothing' },
    unknown: { sees: 'that no order has this number, and the way to the list', view: 'unknown' },
    offline: { sees: 'that there is no connection', view: 'offline' },
    failed: { sees: 'that it did not come: try again or contact us', view: 'failed' },
    sessionEnded: { sees: 'sign in, or the guest lookup', view: 'leaving' },
  },
  view: selectRefundStatusView,
})
