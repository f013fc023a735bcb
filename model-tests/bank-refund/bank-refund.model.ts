import type { CheckIban } from '../../domain/bank-refund/bank-details.ts'
import { bankRefundMachine } from '../../machines/bank-refund/bank-refund.machine.ts'
import { faultsOf, isForgotten } from '../../machines/bank-refund/bank-refund.rules.ts'
import { selectBankRefundView } from '../../machines/bank-refund/bank-refund.selectors.ts'
import type { BankRefundAttemptOutput } from '../../machines/bank-refund/bank-refund.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { defect } from '../samples/samples.ts'

/** A form that can be sent: the published example of Poland. */
export const sampleDetails = {
  firstName: 'Zofia',
  lastName: 'Maj',
  iban: 'PL61 1090 1014 0000 0712 1981 2874',
}
/** The same with its last digit mistyped. */
export const mistypedIban = 'PL61 1090 1014 0000 0712 1981 2875'

export const sampleSent = {
  account: { country: 'PL', lastFour: '2874' },
  sentAt: '2026-11-20T10:00:00.000Z',
}

/** The rules as far as the model needs them. */
export const sampleCheck: CheckIban = (compact) => compact === sampleDetails.iban.replaceAll(' ', '')

const loadCheck: readonly Answer<CheckIban>[] = [
  { words: 'the rules of the countries are here', output: sampleCheck, inBrowser: { by: 'host' } },
  { words: 'the rules of the countries do not come', error: defect },
]

const attempt: readonly Answer<BankRefundAttemptOutput>[] = [
  { words: 'the account is taken', output: doneAs(sampleSent), inBrowser: { by: 'host' } },
  { words: 'an account was sent before', output: doneAs(null) },
  { words: 'the host takes the IBAN for none', output: refusedAs('validation', 400) },
  { words: 'the host knows that nothing is due', output: refusedAs('bank_refund_not_due', 400) },
  { words: 'the host does not take the form', output: refusedAs('internal', 503) },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'sending breaks the page’s own code', error: defect },
]

const input = {
  returnOrderNumber: 'R00000001',
  email: 'zofia@example.com',
  standing: 'due',
  pendingKey: null,
} as const

export const bankRefundModel = defineModel<typeof bankRefundMachine>({
  flow: 'bank-refund',
  machine: bankRefundMachine,
  starts: [
    { words: 'a return of goods paid in cash', input },
    {
      words: 'the same page after a reload in the middle of sending',
      input: { ...input, pendingKey: 'key-0' },
    },
    { words: 'a return whose account was sent', input: { ...input, standing: 'sent' } },
    { words: 'a return that is refunded in another way', input: { ...input, standing: 'otherWay' } },
  ],
  events: {
    'detail.change': [
      {
        words: 'the shopper types their first name',
        event: { type: 'detail.change', name: 'firstName', value: sampleDetails.firstName },
      },
      {
        words: 'the shopper types their last name',
        event: { type: 'detail.change', name: 'lastName', value: sampleDetails.lastName },
      },
      {
        words: 'the shopper types the IBAN',
        event: { type: 'detail.change', name: 'iban', value: sampleDetails.iban },
      },
      {
        words: 'the shopper mistypes the IBAN',
        event: { type: 'detail.change', name: 'iban', value: mistypedIban },
      },
    ],
    'detail.leave': [
      { words: 'the shopper leaves the field of the IBAN', event: { type: 'detail.leave', name: 'iban' } },
    ],
    'details.submit': [{ words: 'the shopper reviews the details', event: { type: 'details.submit' } }],
    'details.edit': [{ words: 'the shopper goes back to change them', event: { type: 'details.edit' } }],
    'details.confirm': [{ words: 'the shopper sends the details', event: { type: 'details.confirm' } }],
    'refund.retry': [{ words: 'the shopper tries again', event: { type: 'refund.retry' } }],
    'dialog.dismiss': [{ words: 'the shopper closes the dialog', event: { type: 'dialog.dismiss' } }],
    'return.updated': [
      {
        words: 'the return is shown afresh, and waits for an account',
        event: { type: 'return.updated', standing: 'due' },
      },
      {
        words: 'the return is shown afresh, and its account was sent',
        event: { type: 'return.updated', standing: 'sent' },
      },
      {
        words: 'the return is shown afresh, and nothing is due any more',
        event: { type: 'return.updated', standing: 'paid' },
      },
    ],
  },
  answers: { loadCheck, attempt },
  delays: {},
  key: (context) => [
    context.details.iban === '' ? 'none' : (faultsOf(context).iban ?? 'right'),
    context.details.firstName !== '',
    context.details.firstName === '' || context.details.lastName !== '',
    isForgotten(context),
    context.check !== null,
    context.standing,
    context.pendingKey,
  ],
  states: {
    'form.loading': { sees: 'the form, whose button says what it waits for', view: 'form' },
    'form.ready': { sees: 'the form', view: 'form' },
    review: { sees: 'name, IBAN and amount once more', view: 'review' },
    sending: { sees: 'that the details are on their way', view: 'sending' },
    sent: { sees: 'that the bank details are there', view: 'sent' },
    alreadySent: { sees: 'the account that was sent before', view: 'alreadySent' },
    notDue: { sees: 'that no bank details are needed, and why', view: 'notDue' },
    unconfirmed: { sees: 'that nobody can say whether it was taken, with ways on', view: 'unconfirmed' },
    failed: { sees: 'that the form was not submitted, with a way to try again', view: 'failed' },
  },
  view: selectBankRefundView,
})
