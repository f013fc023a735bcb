import type { Gift, GiftReturned } from '../../contract/returns/gift-return.ts'
import { choiceFaults, lookupFaults, wayFaults } from '../../domain/gift-return/gift-form.ts'
import { giftReturnMachine } from '../../machines/gift-return/gift-return.machine.ts'
import { selectGiftReturnView } from '../../machines/gift-return/gift-return.selectors.ts'
import type {
  GiftAttemptOutput,
  GiftLabelResult,
  GiftResult,
} from '../../machines/gift-return/gift-return.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { defect, problem, walkTime } from '../samples/samples.ts'

const item = (id: string, quantity: number) => ({
  id,
  title: 'Tempo Glide 3',
  color: 'Black',
  size: 'M 9',
  image: null,
  imageAlt: null,
  quantity,
})

const dropOff = {
  key: 'upsDropoff',
  id: 'upsDropoff',
  carrier: { code: 'UPSN', name: 'UPS' },
  isFree: false,
} as const
const store = { key: 'returnToStore', id: 'returnToStore', carrier: null, isFree: true } as const

const returned = (returnNumber: string, way: GiftReturned['way']): GiftReturned => ({
  returnNumber,
  status: 'CREATED',
  way,
  createdAt: '2026-11-20T10:00:00.000Z',
  creditedAt: null,
  items: [item('line-3', 1)],
})

export const sentBack = returned('GR10AA000001', dropOff)
const broughtBack = returned('GR10AA000002', store)

export const sampleGift: Gift = {
  orderNumber: 'C00000001',
  country: 'us',
  standing: 'open',
  returnUntil: '2027-01-13T12:00:00.000Z',
  items: [
    { ...item('line-1', 1), returnable: 1 },
    { ...item('line-2', 3), returnable: 3 },
    { ...item('line-3', 1), returnable: 0 },
  ],
  ways: [dropOff, store],
  returns: [sentBack, broughtBack],
}

export const opened = (gift: Gift = sampleGift, pendingKey: string | null = null): GiftResult =>
  succeeded({
    pendingKey,
    access: 'access-1',
    accessEndsAt: new Date(walkTime + 3_600_000).toISOString(),
    gift,
  })

const openGift: readonly Answer<GiftResult>[] = [
  {
    words: 'a return of the gift was on its way before a reload',
    output: opened(sampleGift, 'key-0'),
  },
  { words: 'the gift can be returned', output: opened(), inBrowser: { by: 'host' } },
  {
    words: 'nothing of the gift can be returned',
    output: opened({
      ...sampleGift,
      standing: 'nothing',
      items: sampleGift.items.map((line) => ({ ...line, returnable: 0 })),
    }),
  },
  { words: 'no gift has this number and code', output: failed(problem(404, 'gift_not_found')) },
  { words: 'there were too many wrong codes', output: failed(problem(429, 'rate_limited')) },
  {
    words: 'the gift does not arrive',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  { words: 'looking the gift up breaks the page’s own code', error: defect },
]

const attempt: readonly Answer<GiftAttemptOutput>[] = [
  {
    words: 'the return is made',
    output: doneAs(returned('GR10AA000003', dropOff)),
    inBrowser: { by: 'host' },
  },
  { words: 'the hour is over on the host', output: refusedAs('gift_access_over', 403) },
  { words: 'a piece is gone', output: refusedAs('return_pieces_gone', 409) },
  { words: 'it is too late', output: refusedAs('return_window_closed', 400) },
  { words: 'gifts are not taken back any more', output: refusedAs('gift_return_unavailable', 400) },
  { words: 'the host does not make it', output: refusedAs('internal', 503) },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'sending breaks the page’s own code', error: defect },
]

const getLabel: readonly Answer<GiftLabelResult>[] = [
  {
    words: 'the label is here',
    output: succeeded({
      carrier: 'UPS',
      dataMatrix: null,
      isEmeaPaperless: false,
      returnLabel: 'JVBERi0=',
      labelFormat: 'PDF',
      dropOffCode: { data: 'PODIUM-1234567890123456' },
      printed: null,
      error: null,
    }),
    inBrowser: { by: 'host' },
  },
  {
    words: 'no label comes',
    output: failed({ kind: 'unparsable', status: 200 }),
    inBrowser: { by: 'fault', effect: 'html' },
  },
  { words: 'asking for the label breaks the page’s own code', error: defect },
]

export const giftReturnModel = defineModel<typeof giftReturnMachine>({
  flow: 'gift-return',
  machine: giftReturnMachine,
  starts: [{ words: 'somebody with a gift receipt', input: { language: 'en', now: () => walkTime } }],
  events: {
    'field.change': [
      {
        words: 'they type the order number',
        event: { type: 'field.change', field: 'orderNumber', value: 'C00000001' },
      },
      {
        words: 'they type the code',
        event: { type: 'field.change', field: 'code', value: 'ABCD-EFGH-2345' },
      },
    ],
    'lookup.submit': [{ words: 'they look the gift up', event: { type: 'lookup.submit' } }],
    'lookup.again': [{ words: 'they look up another gift', event: { type: 'lookup.again' } }],
    'pieces.change': [
      {
        words: 'they choose the first item',
        event: { type: 'pieces.change', lineId: 'line-1', pieces: 1 },
      },
    ],
    'reason.change': [
      {
        words: 'they say why the first item goes back',
        event: { type: 'reason.change', lineId: 'line-1', reason: 'tooBig' },
      },
    ],
    'items.submit': [{ words: 'they go on to the ways back', event: { type: 'items.submit' } }],
    'way.choose': [{ words: 'they choose the drop-off', event: { type: 'way.choose', way: 'upsDropoff' } }],
    'email.change': [
      {
        words: 'they type their e-mail address',
        event: { type: 'email.change', value: 'nia@example.com' },
      },
    ],
    'way.submit': [{ words: 'they go on to the review', event: { type: 'way.submit' } }],
    'step.back': [{ words: 'they go a step back', event: { type: 'step.back' } }],
    'return.confirm': [{ words: 'they return the gift', event: { type: 'return.confirm' } }],
    'return.retry': [{ words: 'they try again', event: { type: 'return.retry' } }],
    'return.open': [
      {
        words: 'they open an earlier return',
        event: { type: 'return.open', returnNumber: sentBack.returnNumber },
      },
      {
        words: 'they open an earlier return to a store',
        event: { type: 'return.open', returnNumber: broughtBack.returnNumber },
      },
    ],
    'label.reload': [{ words: 'they ask for the label again', event: { type: 'label.reload' } }],
    'gift.reload': [{ words: 'they go back to the gift', event: { type: 'gift.reload' } }],
    'dialog.dismiss': [{ words: 'they close the dialog', event: { type: 'dialog.dismiss' } }],
  },
  answers: { openGift, attempt, getLabel },
  delays: { accessEnds: 'the hour is over' },
  key: (context) => [
    lookupFaults(context.form).join(),
    context.opened?.gift.standing ?? null,
    choiceFaults(context.choices)
      .map(({ kind }) => kind)
      .join(),
    wayFaults(context).join(),
    context.refusals > 0,
    context.shown,
    context.pendingKey,
    context.made !== null,
    context.label !== null,
  ],
  states: {
    'lookup.asking': { sees: 'a form for order number and code', view: 'lookup' },
    'lookup.notFound': { sees: 'that no gift has these', view: 'lookup' },
    'lookup.limited': { sees: 'that there were too many tries', view: 'lookup' },
    'lookup.unavailable': { sees: 'that the gift could not be looked up', view: 'lookup' },
    searching: { sees: 'that the gift is looked up', view: 'searching' },
    'open.items': { sees: 'the goods without a price, to choose from', view: 'items' },
    'open.closed': { sees: 'that nothing of it can go back, and why', view: 'closed' },
    'open.way': { sees: 'the ways back, and a field for an e-mail address', view: 'way' },
    'open.review': { sees: 'everything once more, with a button that sends it', view: 'review' },
    'open.instructions.loading': {
      sees: 'the return, while its label is made',
      view: 'instructions',
    },
    'open.instructions.ready': { sees: 'the return with label or code', view: 'instructions' },
    'open.instructions.missing': {
      sees: 'the return, and that its label did not come',
      view: 'instructions',
    },
    'open.outdated': { sees: 'that something of it can no longer go back', view: 'outdated' },
    'open.unconfirmed': { sees: 'that nobody can say whether it was made', view: 'unconfirmed' },
    'open.failed': { sees: 'that it was not made, with a way to try again', view: 'failed' },
    sending: { sees: 'that the return is on its way', view: 'sending' },
    ended: { sees: 'that number and code are to be entered again', view: 'ended' },
  },
  view: selectGiftReturnView,
})
