import type { AddressBookEntry } from '../../contract/addresses/delivery-address.ts'
import { shipFromAddressId } from '../../contract/addresses/delivery-address.ts'
import type { DeliveryOffer } from '../../domain/delivery-change/delivery-choice.ts'
import { deliveryChangeMachine } from '../../machines/delivery-change/delivery-change.machine.ts'
import { isElsewhere, isUnchanged } from '../../machines/delivery-change/delivery-change.rules.ts'
import { selectDeliveryView } from '../../machines/delivery-change/delivery-change.selectors.ts'
import type {
  DeliveryAttemptOutput,
  DeliveryChangeInput,
} from '../../machines/delivery-change/delivery-change.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { defect } from '../samples/samples.ts'

const lina: Omit<AddressBookEntry, 'id'> = {
  code: '97205',
  country: 'us',
  email: null,
  line1: '1400 SW Park Ave',
  line2: null,
  line3: null,
  locality: 'Portland',
  nameFamily: 'Okafor',
  nameGiven: 'Lina',
  phone: null,
  preferred: false,
  province: 'OR',
  zone: null,
}

/** Where the sample order goes. */
export const sampleHome: AddressBookEntry = { ...lina, id: shipFromAddressId }
/** One of the member's book, in another state. */
export const sampleOffice: AddressBookEntry = {
  ...lina,
  id: 'address-2',
  line1: '600 Pine St',
  locality: 'Seattle',
  province: 'WA',
  code: '98101',
}
/** The same house, with the apartment that was forgotten. */
export const sampleCorrection: AddressBookEntry = { ...lina, id: 'entered-1', line2: 'Apt 4' }

export const [sampleDay, laterDay] = ['2026-11-26', '2026-11-27'] as const

/** What the sample order offers. */
export const sampleOffer: DeliveryOffer = {
  refusal: null,
  address: sampleHome,
  day: null,
  days: [sampleDay, laterDay],
  soonest: '2026-11-25',
}

const attempt: readonly Answer<DeliveryAttemptOutput>[] = [
  { words: 'the warehouse delivers as is asked', output: doneAs(sampleDay), inBrowser: { by: 'host' } },
  { words: 'the order is packed', output: refusedAs('delivery_closed'), inBrowser: { by: 'host' } },
  { words: 'the day is offered no more', output: refusedAs('delivery_day_gone') },
  { words: 'the address is not theirs to choose', output: refusedAs('delivery_elsewhere') },
  { words: 'the host does not take the change', output: refusedAs('internal', 503) },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'asking breaks the page’s own code', error: defect },
]

export const sampleInput: DeliveryChangeInput = {
  orderNumber: 'C00000001',
  offer: sampleOffer,
  reach: 'country',
  kept: null,
  pendingKey: null,
}

export const deliveryChangeModel = defineModel<typeof deliveryChangeMachine>({
  flow: 'delivery-change',
  machine: deliveryChangeMachine,
  starts: [
    { words: 'an order that is not packed', input: sampleInput },
    { words: 'a guest’s order that is not packed', input: { ...sampleInput, reach: 'place' } },
    {
      words: 'the same page after a reload in the middle of the change',
      input: { ...sampleInput, pendingKey: 'key-0' },
    },
    {
      words: 'an order that is being packed',
      input: { ...sampleInput, offer: { ...sampleOffer, refusal: 'packed' } },
    },
  ],
  events: {
    'address.chosen': [
      {
        words: 'the shopper picks another address',
        event: { type: 'address.chosen', address: sampleOffice, isEntered: false },
      },
      {
        words: 'the shopper corrects the address',
        event: { type: 'address.chosen', address: sampleCorrection, isEntered: true },
      },
      {
        words: 'the shopper picks the address that the order has',
        event: { type: 'address.chosen', address: sampleHome, isEntered: false },
      },
    ],
    'day.choose': [
      { words: 'the shopper picks a day', event: { type: 'day.choose', day: sampleDay } },
      { words: 'the shopper picks as soon as possible', event: { type: 'day.choose', day: null } },
    ],
    'change.review': [{ words: 'the shopper reviews the changes', event: { type: 'change.review' } }],
    'change.edit': [{ words: 'the shopper goes back to choose again', event: { type: 'change.edit' } }],
    'change.confirm': [{ words: 'the shopper changes the delivery', event: { type: 'change.confirm' } }],
    'change.retry': [{ words: 'the shopper tries again', event: { type: 'change.retry' } }],
    'dialog.dismiss': [{ words: 'the shopper closes the dialog', event: { type: 'dialog.dismiss' } }],
    'order.updated': [
      {
        words: 'the order is shown afresh, and is not packed',
        event: { type: 'order.updated', offer: sampleOffer },
      },
      {
        words: 'the order is shown afresh, and is being packed',
        event: { type: 'order.updated', offer: { ...sampleOffer, refusal: 'packed' } },
      },
    ],
  },
  answers: { attempt },
  delays: {},
  key: (context) => [
    context.choice.day,
    context.choice.address?.id ?? null,
    context.choice.entered.length > 0,
    isUnchanged(context),
    isElsewhere(context),
    context.offer.refusal,
    context.objection,
    context.pendingKey,
  ],
  states: {
    choosing: { sees: 'the days and addresses that can be chosen', view: 'form' },
    review: { sees: 'how the order is delivered now and from then on', view: 'review' },
    sending: { sees: 'that the warehouse is being asked', view: 'sending' },
    changed: { sees: 'that the delivery is changed, and how', view: 'changed' },
    tooLate: { sees: 'that it was too late, and what can be done instead', view: 'tooLate' },
    closed: { sees: 'that the delivery cannot be changed, and why', view: 'closed' },
    unconfirmed: { sees: 'that nobody can say whether it was changed, with ways on', view: 'unconfirmed' },
    failed: { sees: 'that nothing was changed, with a way to try again', view: 'failed' },
  },
  view: selectDeliveryView,
})
