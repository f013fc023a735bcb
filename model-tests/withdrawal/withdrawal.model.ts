import type { Withdrawal } from '../../contract/orders/withdrawal.ts'
import { withdrawalMachine } from '../../machines/withdrawal/withdrawal.machine.ts'
import { faultsOf } from '../../machines/withdrawal/withdrawal.rules.ts'
import { selectWithdrawalView } from '../../machines/withdrawal/withdrawal.selectors.ts'
import type {
  DocumentsResult,
  WithdrawalAttemptOutput,
  WithdrawalInput,
} from '../../machines/withdrawal/withdrawal.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { defect } from '../samples/samples.ts'

export const sampleWithdrawal: Withdrawal = {
  id: '3f2c0d6e-8a41-4f7b-9c55-1d2e3f4a5b6c',
  receivedAt: '2026-11-20T10:00:00.000Z',
  sendBackBy: '2026-12-04',
  lines: ['line-1', 'line-2'],
}

export const openStanding = {
  kind: 'open',
  lines: ['line-1', 'line-2'],
  exempt: [],
  lastDay: '2026-11-26',
} as const
const partStanding = { ...openStanding, lines: ['line-2'] } as const

export const sampleInput: WithdrawalInput = {
  orderNumber: 'C00000001',
  standing: openStanding,
  made: [],
  name: 'Jonas Keil',
  email: 'jonas@example.com',
  language: 'en',
  pendingKey: null,
}

const attempt: readonly Answer<WithdrawalAttemptOutput>[] = [
  {
    words: 'the statement is received',
    output: doneAs({ ...sampleWithdrawal, stops: false }),
    inBrowser: { by: 'host' },
  },
  { words: 'the period has ended', output: refusedAs('withdrawal_period_over', 400) },
  { words: 'what is asked for is exempt', output: refusedAs('withdrawal_exempt', 400) },
  { words: 'it was withdrawn from before', output: refusedAs('withdrawal_exists', 409) },
  { words: 'nothing can be withdrawn from', output: refusedAs('withdrawal_unavailable', 400) },
  { words: 'the host does not take it', output: refusedAs('internal', 503) },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'sending breaks the page’s own code', error: defect },
]

const getDocuments: readonly Answer<DocumentsResult>[] = [
  {
    words: 'the PDF is here',
    output: {
      ok: true,
      value: [{ id: sampleWithdrawal.id, receivedAt: sampleWithdrawal.receivedAt, pdf: 'JVBERi0=' }],
    },
    inBrowser: { by: 'host' },
  },
  {
    words: 'no PDF comes',
    output: { ok: false, failure: { kind: 'unparsable', status: 200 } },
    inBrowser: { by: 'fault', effect: 'html' },
  },
  { words: 'asking for the PDF breaks the page’s own code', error: defect },
]

export const withdrawalModel = defineModel<typeof withdrawalMachine>({
  flow: 'withdrawal',
  machine: withdrawalMachine,
  starts: [
    { words: 'an order within its withdrawal period', input: sampleInput },
    {
      words: 'the same page after a reload in the middle of sending',
      input: { ...sampleInput, pendingKey: 'key-0' },
    },
    {
      words: 'the same after a reload, when the order tells of the statement',
      input: {
        ...sampleInput,
        pendingKey: 'key-0',
        standing: { kind: 'withdrawn' },
        made: [sampleWithdrawal],
      },
    },
    {
      words: 'an order that was withdrawn from',
      input: { ...sampleInput, standing: { kind: 'withdrawn' }, made: [sampleWithdrawal] },
    },
    {
      words: 'an order whose period has ended',
      input: { ...sampleInput, standing: { kind: 'over', lastDay: '2026-11-10' } },
    },
    { words: 'an order of custom designs', input: { ...sampleInput, standing: { kind: 'exempt' } } },
    { words: 'an order of another country', input: { ...sampleInput, standing: { kind: 'none' } } },
  ],
  events: {
    'field.change': [
      {
        words: 'the shopper empties the name',
        event: { type: 'field.change', field: 'name', value: '' },
      },
      {
        words: 'the shopper types their name',
        event: { type: 'field.change', field: 'name', value: sampleInput.name },
      },
    ],
    'line.toggle': [
      {
        words: 'the shopper ticks the first item, or unticks it',
        event: { type: 'line.toggle', line: 'line-1' },
      },
    ],
    'statement.submit': [{ words: 'the shopper goes on', event: { type: 'statement.submit' } }],
    'statement.edit': [{ words: 'the shopper changes the statement', event: { type: 'statement.edit' } }],
    'withdrawal.confirm': [
      { words: 'the shopper confirms the withdrawal', event: { type: 'withdrawal.confirm' } },
    ],
    'withdrawal.retry': [{ words: 'the shopper tries again', event: { type: 'withdrawal.retry' } }],
    'dialog.dismiss': [{ words: 'the shopper closes the dialog', event: { type: 'dialog.dismiss' } }],
    'documents.reload': [
      { words: 'the shopper asks for the PDF again', event: { type: 'documents.reload' } },
    ],
    'order.updated': [
      {
        words: 'the order is shown afresh, and one item of it is left',
        event: { type: 'order.updated', standing: partStanding, made: [] },
      },
      {
        words: 'the order is shown afresh, and was withdrawn from',
        event: { type: 'order.updated', standing: { kind: 'withdrawn' }, made: [sampleWithdrawal] },
      },
    ],
  },
  answers: { attempt, getDocuments },
  delays: {},
  key: (context) => [
    Object.keys(faultsOf(context)).join(),
    context.statement.lines.join(),
    context.standing.kind === 'open' ? context.standing.lines.join() : context.standing.kind,
    context.refusals > 0,
    context.pendingKey,
    context.made.length,
    context.taken !== null,
    context.documents.length,
  ],
  states: {
    statement: { sees: 'the statement, filled in with what the order knows', view: 'statement' },
    review: { sees: 'the statement once more, with a button that sends it', view: 'review' },
    sending: { sees: 'that the statement is on its way', view: 'sending' },
    'acknowledged.loading': {
      sees: 'that it was received and when, while the PDF is made',
      view: 'acknowledged',
    },
    'acknowledged.ready': { sees: 'that it was received and when, with the PDF', view: 'acknowledged' },
    'acknowledged.missing': {
      sees: 'that it was received and when, and that the PDF did not come',
      view: 'acknowledged',
    },
    'withdrawn.loading': { sees: 'what was withdrawn from before, while the PDF is made', view: 'withdrawn' },
    'withdrawn.ready': { sees: 'what was withdrawn from before, with the PDF', view: 'withdrawn' },
    'withdrawn.missing': {
      sees: 'what was withdrawn from before, and that the PDF did not come',
      view: 'withdrawn',
    },
    over: { sees: 'that the period is over, and the way to a return', view: 'over' },
    exempt: { sees: 'that custom designs are exempt', view: 'exempt' },
    none: { sees: 'that there is nothing to withdraw from', view: 'none' },
    unconfirmed: { sees: 'that nobody can say whether it was received', view: 'unconfirmed' },
    failed: { sees: 'that it was not sent, with a way to try again', view: 'failed' },
  },
  view: selectWithdrawalView,
})
