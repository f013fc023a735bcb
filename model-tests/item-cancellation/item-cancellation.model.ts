import { asMinor } from '../../domain/format/money.ts'
import type { ItemsOffer, OfferedLine } from '../../domain/order-actions/cancel-items-offer.ts'
import { itemCancellationMachine } from '../../machines/item-cancellation/item-cancellation.machine.ts'
import { selectItemsView } from '../../machines/item-cancellation/item-cancellation.selectors.ts'
import type {
  ItemCancellationInput,
  ItemsAttemptOutput,
} from '../../machines/item-cancellation/item-cancellation.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { defect } from '../samples/samples.ts'

const lineOf = (id: string, quantity: number, amount: number): OfferedLine => {
  const part = (whole: number) => ({
    ordered: { quantity, amount: asMinor(whole) },
    left: { quantity, amount: asMinor(whole) },
  })
  return { id, quantity, money: { charged: part(amount), taxes: part(0), fees: part(0) } }
}

/** Ids of the lines that the sample order has. */
export const [sampleShirts, sampleShoes] = ['line-1', 'line-2'] as const

/** What the sample order offers: three shirts, and a pair of shoes. */
export const sampleItemsOffer: ItemsOffer = {
  refusal: null,
  lines: [lineOf(sampleShirts, 3, 10_000), lineOf(sampleShoes, 1, 12_000)],
  charge: { isPaymentDue: false, paymentTypes: ['CREDIT_CARD'] },
  orderTotal: asMinor(22_800),
  givenBack: asMinor(0),
}
export const packedOffer: ItemsOffer = { ...sampleItemsOffer, refusal: 'notStoppable', lines: [] }
/** The shirts were cancelled elsewhere. */
export const shoesOffer: ItemsOffer = { ...sampleItemsOffer, lines: [lineOf(sampleShoes, 1, 12_000)] }

const attempt: readonly Answer<ItemsAttemptOutput>[] = [
  { words: 'the warehouse leaves the pieces out', output: doneAs('cancelled'), inBrowser: { by: 'host' } },
  { words: 'the warehouse has yet to decide', output: doneAs('pending'), inBrowser: { by: 'host' } },
  { words: 'the order is packed', output: refusedAs('order_state'), inBrowser: { by: 'host' } },
  { words: 'the time is over', output: refusedAs('cancel_window_closed') },
  { words: 'some pieces are not there any more', output: refusedAs('cancel_items_gone') },
  { words: 'the host does not take the cancellation', output: refusedAs('internal', 503) },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'asking breaks the page’s own code', error: defect },
]

export const sampleItemsInput: ItemCancellationInput = {
  orderNumber: 'C00000001',
  offer: sampleItemsOffer,
  pendingKey: null,
}

export const itemCancellationModel = defineModel<typeof itemCancellationMachine>({
  flow: 'item-cancellation',
  machine: itemCancellationMachine,
  starts: [
    { words: 'an order that can be stopped', input: sampleItemsInput },
    {
      words: 'the same page after a reload in the middle of the cancellation',
      input: { ...sampleItemsInput, pendingKey: 'key-0' },
    },
    { words: 'an order that is on its way', input: { ...sampleItemsInput, offer: packedOffer } },
  ],
  events: {
    'pieces.choose': [
      {
        words: 'the shopper picks one of three',
        event: { type: 'pieces.choose', lineId: sampleShirts, quantity: 1 },
      },
      {
        words: 'the shopper picks the other item',
        event: { type: 'pieces.choose', lineId: sampleShoes, quantity: 1 },
      },
      {
        words: 'the shopper keeps the other item',
        event: { type: 'pieces.choose', lineId: sampleShoes, quantity: 0 },
      },
    ],
    'cancellation.review': [
      { words: 'the shopper reviews the cancellation', event: { type: 'cancellation.review' } },
    ],
    'cancellation.edit': [
      { words: 'the shopper goes back to choose again', event: { type: 'cancellation.edit' } },
    ],
    'cancellation.confirm': [
      { words: 'the shopper cancels the items', event: { type: 'cancellation.confirm' } },
    ],
    'cancellation.retry': [{ words: 'the shopper tries again', event: { type: 'cancellation.retry' } }],
    'dialog.dismiss': [{ words: 'the shopper closes the dialog', event: { type: 'dialog.dismiss' } }],
    'order.updated': [
      {
        words: 'the order is shown afresh, and can be stopped',
        event: { type: 'order.updated', offer: sampleItemsOffer },
      },
      {
        words: 'the order is shown afresh, with fewer items',
        event: { type: 'order.updated', offer: shoesOffer },
      },
      {
        words: 'the order is shown afresh, and is on its way',
        event: { type: 'order.updated', offer: packedOffer },
      },
    ],
  },
  answers: { attempt },
  delays: {},
  key: (context) => [
    context.chosen.map(({ lineId, quantity }) => `${lineId} ${quantity}`).join(),
    context.offer.lines.length,
    context.offer.refusal,
    context.confirmed !== null,
    context.isObjected,
    context.pendingKey,
  ],
  states: {
    choosing: { sees: 'the items that can be cancelled, and what they give back', view: 'form' },
    review: { sees: 'what is cancelled, what goes on, and the refund', view: 'review' },
    sending: { sees: 'that the warehouse is being asked', view: 'sending' },
    cancelled: { sees: 'which items are cancelled, and the refund', view: 'cancelled' },
    pending: { sees: 'that the warehouse decides', view: 'pending' },
    tooLate: { sees: 'that it was too late, for which items and why', view: 'tooLate' },
    closed: { sees: 'that nothing can be cancelled by the item, and why', view: 'closed' },
    unconfirmed: { sees: 'that nobody can say whether it was cancelled, with ways on', view: 'unconfirmed' },
    failed: { sees: 'that nothing was cancelled, with a way to try again', view: 'failed' },
  },
  view: selectItemsView,
})
