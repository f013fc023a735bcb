import { shipFromCountry } from '../../domain/orders/order-country.ts'
import { countryFlags } from '../../domain/pages/flags.ts'
import type { ReturnSubmissionOutput } from '../../machines/return-wizard/return-submission/return-submission.types.ts'
import { returnWizardMachine } from '../../machines/return-wizard/return-wizard.machine.ts'
import { selectWizardView } from '../../machines/return-wizard/return-wizard.selectors.ts'
import type {
  FetchOrderResult,
  RecallAddressResult,
  ReturnDraft,
} from '../../machines/return-wizard/return-wizard.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { sampleEntry } from '../samples/address-samples.ts'
import { sampleDelivered, sampleInKorea, sampleStore, sampleWizardInput } from '../samples/return-samples.ts'
import { defect, problem, sampleOrder, walkTime } from '../samples/samples.ts'

const returnOrder = sampleOrder({ orderType: 'RETURN_ORDER' })

const fetchOrder: readonly Answer<FetchOrderResult>[] = [
  {
    words: 'a delivered order comes',
    output: succeeded({ order: sampleDelivered(), providers: null }),
    inBrowser: { by: 'host' },
  },
  {
    words: 'an order comes of which nothing can go back',
    output: succeeded({ order: sampleOrder(), providers: null }),
  },
  {
    words: 'a return comes',
    output: succeeded({ order: returnOrder, providers: null }),
  },
  { words: 'the host wants a sign-in', output: failed({ kind: 'unauthorized' }) },
  {
    words: 'the host fails',
    output: failed(problem(500, 'internal')),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  { words: 'asking for the order breaks the page’s own code', error: defect },
]

const returnSubmission: readonly Answer<ReturnSubmissionOutput>[] = [
  {
    words: 'the return is created',
    output: { kind: 'done', value: { returnOrderNumber: 'R00000001', emailSent: false } },
  },
  // Pages offer another try after this one alone: it comes first, since of two ways to the same state paths take the first.
  {
    words: 'the host fails to create the return',
    output: { kind: 'refused', code: 'internal', status: 500, isFinal: false },
  },
  {
    words: 'the host refuses the lines',
    output: { kind: 'refused', code: 'validation', status: 400, isFinal: true },
  },
  {
    words: 'what was to be sent for an item is gone',
    output: { kind: 'refused', code: 'exchange_gone', status: 409, isFinal: true },
  },
  { words: 'nobody can say what happened', output: { kind: 'unconfirmed', report: null } },
  { words: 'submitting breaks the page’s own code', error: defect },
]

const recallAddress: readonly Answer<RecallAddressResult>[] = [
  { words: 'the chosen address is still there', output: sampleEntry('a1'), inBrowser: { by: 'host' } },
  { words: 'the chosen address is gone', output: null },
  { words: 'asking for the chosen address breaks the page’s own code', error: defect },
]

const input = sampleWizardInput(() => walkTime)
/** What was entered up to the ways back. */
const storedDraft: ReturnDraft = {
  choices: [
    {
      lineId: 'line-1',
      checked: true,
      reason: 'tooSmall',
      quantity: 1,
      comment: '',
      status: 'Return Created',
    },
  ],
  answers: [],
  method: null,
  store: null,
  addressId: null,
  selected: null,
}
const known = (order = sampleDelivered()) => ({ ...input, known: { order, providers: [] } })
const inKorea = { ...known(sampleInKorea), country: 'kr', flags: countryFlags('kr') }
const courierDraft = (addressId: string): ReturnDraft => ({
  ...storedDraft,
  method: 'courierPickup',
  addressId,
})

export const returnWizardModel = defineModel<typeof returnWizardMachine>({
  flow: 'return-wizard',
  criteria: ['pairs', 'primePaths'],
  machine: returnWizardMachine,
  starts: [
    { words: 'a member with a delivered order', input, scenario: 'returnable' },
    { words: 'a guest with a delivered order', input: { ...input, upmId: null } },
    {
      words: 'a member who tries returns out',
      input: { ...input, flags: { ...input.flags, enableFakeReturn: true } },
    },
    {
      words: 'the same page after a reload in the middle of submitting',
      input: { ...input, pendingKey: 'key-0' },
    },
    { words: 'a member whose page came with a delivered order', input: known(), rendered: true },
    {
      words: 'a member whose page came with an order of which nothing can go back',
      input: known(sampleOrder()),
      rendered: true,
    },
    { words: 'a member whose page came with a return', input: known(returnOrder), rendered: true },
    {
      words: 'a member whose page was reloaded at the ways back',
      input: { ...known(), step: 'method', storedDraft },
      rendered: true,
    },
    {
      words: 'a page that came with its order after a reload in the middle of submitting',
      input: { ...known(), pendingKey: 'key-0' },
    },
    { words: 'a member in Korea whose page came with a delivered order', input: inKorea, rendered: true },
    {
      words: 'a member in Korea who tries returns out',
      input: {
        ...inKorea,
        flags: { ...inKorea.flags, enableFakeReturn: true },
        step: 'method',
        storedDraft: courierDraft('ship-from'),
      },
      rendered: true,
    },
    {
      words: 'a member in Korea whose page was reloaded at the confirmation',
      input: { ...inKorea, step: 'confirmation', storedDraft: courierDraft('ship-from') },
      rendered: true,
    },
    {
      words: 'a member in Korea whose page was reloaded at the confirmation of an address of the book',
      input: { ...inKorea, step: 'confirmation', storedDraft: courierDraft('a1') },
      rendered: true,
    },
  ],
  events: {
    'order.retry': [{ words: 'the shopper asks for the order again', event: { type: 'order.retry' } }],
    'item.changed': [
      {
        words: 'the shopper checks an item',
        event: { type: 'item.changed', lineId: 'line-1', change: { field: 'checked', value: true } },
      },
      {
        words: 'the shopper gives a reason',
        event: { type: 'item.changed', lineId: 'line-1', change: { field: 'reason', value: 'tooSmall' } },
      },
    ],
    'answer.changed': [
      {
        words: 'the shopper wants store credit',
        event: { type: 'answer.changed', lineId: 'line-1', change: { kind: 'storeCredit' } },
      },
    ],
    'method.chosen': [
      { words: 'the shopper chooses the drop-off', event: { type: 'method.chosen', method: 'upsDropoff' } },
      { words: 'the shopper chooses the courier', event: { type: 'method.chosen', method: 'courierPickup' } },
      { words: 'the shopper chooses the store', event: { type: 'method.chosen', method: 'returnToStore' } },
    ],
    'store.chosen': [
      { words: 'the shopper picks a store', event: { type: 'store.chosen', store: sampleStore('s1') } },
      {
        words: 'the shopper picks a store in another country',
        event: { type: 'store.chosen', store: sampleStore('s9', 'CA') },
      },
    ],
    'address.chosen': [
      {
        words: 'the shopper chooses an address',
        event: { type: 'address.chosen', address: sampleEntry('a1'), isEntered: false },
      },
    ],
    'wizard.continue': [{ words: 'the shopper goes on', event: { type: 'wizard.continue' } }],
    'wizard.back': [{ words: 'the shopper goes back', event: { type: 'wizard.back' } }],
    'wizard.retry': [{ words: 'the shopper tries again', event: { type: 'wizard.retry' } }],
    'wizard.leave': [{ words: 'the shopper looks at the order', event: { type: 'wizard.leave' } }],
    'dialog.dismiss': [{ words: 'the shopper closes the dialog', event: { type: 'dialog.dismiss' } }],
    'step.asked': [
      {
        words: 'the browser goes back to the items',
        event: { type: 'step.asked', name: 'items' },
      },
      {
        words: 'the browser goes forward to the ways back',
        event: { type: 'step.asked', name: 'method' },
      },
      {
        words: 'the browser goes forward to the confirmation',
        event: { type: 'step.asked', name: 'confirmation' },
      },
    ],
  },
  answers: { fetchOrder, recallAddress, returnSubmission },
  delays: {},
  listeners: ['storeSelector'],
  key: ({ order, draft, address, step, refusals, pendingKey, refusal, exchangeRefusal, flags }) => [
    flags.enableFakeReturn,
    order?.orderType ?? null,
    order && shipFromCountry(order),
    draft.choices[0]?.checked ?? null,
    draft.choices[0]?.reason ?? null,
    exchangeRefusal,
    draft.method,
    draft.store !== null,
    draft.addressId,
    address?.id ?? null,
    step,
    refusals > 0,
    pendingKey,
    refusal?.isFinal ?? null,
  ],
  states: {
    loadingOrder: { sees: 'the shape of the lines', view: 'skeleton' },
    'choosing.items': { sees: 'what can go back, with the refund beside it', view: 'items' },
    recalling: { sees: 'the shape of the lines', view: 'skeleton' },
    'choosing.method.ways': { sees: 'the ways back with their prices', view: 'method' },
    'choosing.method.stores.browsing': { sees: 'stores near the shopper, in the card', view: 'method' },
    'choosing.method.stores.otherCountry': {
      sees: 'that another store has to be chosen',
      view: 'method',
    },
    'choosing.method.addresses': {
      sees: 'addresses for the courier, in the card',
      view: 'method',
    },
    'choosing.confirmation': {
      sees: 'what the courier does, to be read before it is sent',
      view: 'confirmation',
    },
    previewing: { sees: 'the return as it would be, which nobody was told of', view: 'previewing' },
    submitting: { sees: 'that the return is being created', view: 'submitting' },
    notSubmitted: {
      sees: 'that the return was not submitted, with a way to try again',
      view: 'notSubmitted',
    },
    notConfirmed: { sees: 'to look at the order before trying again', view: 'notConfirmed' },
    orderFailed: { sees: 'that the order did not come, with a way to try again', view: 'orderFailed' },
    nothingToReturn: { sees: 'that nothing can go back', view: 'nothingToReturn' },
    sessionEnded: { sees: 'the guest lookup', view: 'leaving' },
    left: { sees: 'the order', view: 'leaving' },
    replaced: { sees: 'the return itself', view: 'leaving' },
    leaving: { sees: 'the instructions', view: 'created' },
  },
  view: selectWizardView,
})
