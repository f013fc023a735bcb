import { returnLabelMachine } from '../../machines/return-label/return-label.machine.ts'
import { selectDialogView } from '../../machines/return-label/return-label.selectors.ts'
import type { DispatchAttemptOutput, LabelAnswer } from '../../machines/return-label/return-label.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { sampleLabel } from '../samples/return-samples.ts'
import { defect, problem, walkTime } from '../samples/samples.ts'

const getLabel: readonly Answer<LabelAnswer>[] = [
  {
    words: 'the label comes with a code for the counter',
    output: sampleLabel('PDM-1'),
    inBrowser: { by: 'host', scenario: 'return-created' },
  },
  { words: 'the label comes without a code', output: sampleLabel(null) },
  { words: 'the answer has no label', output: { kind: 'unformatted' } },
  {
    words: 'the label’s answer is not JSON',
    output: { kind: 'failed', failure: { kind: 'unparsable', status: 200 } },
    inBrowser: { by: 'fault', effect: 'html' },
  },
  {
    words: 'the label’s answer has another shape',
    output: { kind: 'failed', failure: { kind: 'malformed', status: 200 } },
  },
  {
    words: 'nobody answers about the label',
    output: { kind: 'failed', failure: { kind: 'network' } },
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  {
    words: 'the host has no label for this return',
    output: { kind: 'failed', failure: problem(400, 'label_not_available') },
  },
  { words: 'the label breaks the page’s own code', error: defect },
]

const attempt: readonly Answer<DispatchAttemptOutput>[] = [
  {
    words: 'the host takes the label on',
    output: doneAs({ returnOrderNumber: 'RT48KX20917', dispatchType: 'email' as const }),
    inBrowser: { by: 'host' },
  },
  {
    words: 'the host refuses to send it',
    output: refusedAs('rate_limited', 429),
    inBrowser: { by: 'fault', effect: 'error' },
  },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'sending breaks the page’s own code', error: defect },
]

const facts = {
  returnOrderNumber: 'RT48KX20917',
  country: 'nl',
  language: 'en',
  contacts: { authorizationInfo: null, visitorDetail: null },
  pending: null,
  now: () => walkTime,
}
const longAgo = '2026-01-01T00:00:00Z'

export const returnLabelModel = defineModel<typeof returnLabelMachine>({
  flow: 'return-label',
  machine: returnLabelMachine,
  starts: [
    {
      words: 'a return made days ago',
      input: { ...facts, orderDate: longAgo },
      scenario: 'return-created',
    },
    {
      words: 'a Dutch return made a moment ago',
      input: { ...facts, orderDate: new Date(walkTime - 60_000).toISOString() },
    },
    {
      words: 'the same page after a reload in the middle of sending',
      input: { ...facts, orderDate: longAgo, pending: { dispatchType: 'mail', key: 'key-0' } },
    },
  ],
  events: {
    'label.reload': [{ words: 'the shopper asks for the label again', event: { type: 'label.reload' } }],
    'dispatch.ask': [
      {
        words: 'the shopper wants the label by email',
        event: { type: 'dispatch.ask', dispatchType: 'email' },
      },
      {
        words: 'the shopper wants the label by post',
        event: { type: 'dispatch.ask', dispatchType: 'mail' },
      },
    ],
    'dispatch.confirm': [{ words: 'the shopper confirms', event: { type: 'dispatch.confirm' } }],
    'dispatch.retry': [{ words: 'the shopper tries again', event: { type: 'dispatch.retry' } }],
    'code.show': [{ words: 'the shopper wants the code large', event: { type: 'code.show' } }],
    'dialog.dismiss': [{ words: 'the shopper closes the dialog', event: { type: 'dialog.dismiss' } }],
    'page.hidden': [{ words: 'the page goes into the background', event: { type: 'page.hidden' } }],
    'page.shown': [{ words: 'the page comes back', event: { type: 'page.shown' } }],
  },
  answers: { getLabel, attempt },
  delays: {
    codeWait: 'the code has had its time',
  },
  listeners: ['watchPage'],
  key: ({ label: shown, pending, codeWaitMs }) => [
    shown === null ? null : shown.dropOffCode !== null,
    pending,
    codeWaitMs === 0,
  ],
  states: {
    'label.loading': { sees: 'the place that the label will take' },
    'label.shown': { sees: 'the label, with ways to print, keep and send it' },
    'label.failed': { sees: 'that no label came, with a way to try again' },
    'code.settling': { sees: 'how long it takes until the code scans' },
    'code.ready': { sees: 'nothing about waiting' },
    'dialog.closed': { sees: 'the page without a dialog', view: 'closed' },
    'dialog.showingCode': { sees: 'the code, large', view: 'showingCode' },
    'dialog.confirming': { sees: 'the question, and where the label will go', view: 'confirming' },
    'dialog.sending.shown': { sees: 'that the label is being sent', view: 'sending' },
    'dialog.sending.hidden': { sees: 'the page, with ways back to the sending', view: 'closed' },
    'dialog.sent': { sees: 'that the label is on its way', view: 'sent' },
    'dialog.unconfirmed': { sees: 'where to look before sending it again', view: 'unconfirmed' },
    'dialog.failed': { sees: 'that it was not sent, with a way to try again', view: 'failed' },
  },
  view: selectDialogView,
})
