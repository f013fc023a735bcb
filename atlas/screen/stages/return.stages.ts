import { hasCarrierLabel } from '../../../domain/return-methods/return-label.ts'
import { blackTen } from '../../../model-tests/exchange-choice/sample-exchange.ts'
import { bookComes, panelComes, pointsCome } from './code-comes.ts'
import { cashReturn, labelReturn } from './sample-orders.ts'
import type { Stage } from './stage.ts'

const wizard = 'orders/sales/C00000001/return'
const ofReturn = 'orders/returns/R00000001'

const asksForAddress: NonNullable<Stage['isIn']> = ({ returns }) =>
  returns.methods.some(({ asksPickupAddress }) => asksPickupAddress)

const asksForStore: NonNullable<Stage['isIn']> = ({ flags }) => flags.enableDorisStoreSelector === true

const ofAddresses = ['recalling', 'choosing.method.addresses', 'choosing.confirmation']

const addresses: Pick<Stage, 'page' | 'isIn' | 'ahead' | 'beside'> = {
  page: wizard,
  isIn: asksForAddress,
  ahead: bookComes,
  beside: { 'return-wizard': 'choosing.method.addresses' },
}

const labels: Pick<Stage, 'isIn' | 'orders'> = {
  isIn: ({ returns }) => returns.methods.some(({ id }) => hasCarrierLabel(id)),
  orders: (country) => [labelReturn(country)],
}

/** Nothing is exchanged, or not any more. */
const exchangeUnrun = ['closed', 'releasing', 'sessionEnded']

/** What is chosen stands in the wizard once it is held. */
const exchangeChosen = ['open.held', 'open.expired']

/** An item is ticked, and wanted in another size but where nothing is exchanged. */
const wizardThatExchanges = (state: string) => {
  const lineId = 'line-1'
  const variant = exchangeChosen.includes(state) ? blackTen : null
  const change = { kind: exchangeUnrun.includes(state) ? 'money' : 'exchange', variant }
  return {
    state: 'choosing.items',
    events: [
      { type: 'item.changed', lineId, change: { field: 'checked', value: true } },
      { type: 'item.changed', lineId, change: { field: 'reason', value: 'tooSmall' } },
      { type: 'answer.changed', lineId, change },
    ],
  }
}

/** Flows of a return, and what they invoke. */
export const returnStages: readonly Stage[] = [
  {
    flow: 'return-wizard',
    page: wizard,
    ahead: bookComes,
    beside: { 'address-book': 'browsing' },
    inside: { storeSelector: { flow: 'store-selector', state: 'shown' } },
    isIn: (profile, state) => {
      if (ofAddresses.includes(state)) return asksForAddress(profile, state)
      return state.startsWith('choosing.method.stores') ? asksForStore(profile, state) : true
    },
  },
  {
    flow: 'store-selector',
    page: wizard,
    isIn: asksForStore,
    within: { flow: 'return-wizard', actor: 'storeSelector' },
  },
  { flow: 'return-submission', page: wizard, within: { flow: 'return-wizard', actor: 'returnSubmission' } },
  {
    flow: 'exchange-choice',
    page: wizard,
    isIn: ({ returns }) => returns.exchange !== null,
    ahead: panelComes,
    beside: { 'return-wizard': wizardThatExchanges },
    unrun: exchangeUnrun,
    parts: { closed: '[data-part="answer"]' },
  },
  { flow: 'address-book', ...addresses },
  {
    flow: 'address-form',
    ...addresses,
    within: {
      flow: 'address-book',
      actor: 'addressForm',
      at: (state) => (state === 'settling' ? 'settling' : 'editing'),
    },
  },
  { flow: 'return-label', page: `${ofReturn}/return-confirmation`, ...labels },
  {
    flow: 'method-switch',
    page: `${ofReturn}/return-confirmation`,
    ...labels,
    beside: { 'return-label': 'label.shown' },
  },
  {
    flow: 'drop-off-points',
    page: `${ofReturn}/return-confirmation`,
    ahead: pointsCome,
    ...labels,
    beside: { 'return-label': 'label.shown' },
    isIn: ({ returns }) => returns.carriers.some(({ services }) => services.includes('locating')),
  },
  {
    flow: 'return-cancellation',
    page: `${ofReturn}/cancel-return`,
    ...labels,
    orders: (country, { refusal }) => [labelReturn(country, refusal)],
  },
  {
    flow: 'bank-refund',
    page: `${ofReturn}/refund-payment`,
    isIn: ({ returns }) => returns.refundsCashByBank,
    orders: (_, { standing }) => [cashReturn(standing)],
  },
  {
    flow: 'return-proof',
    page: `${ofReturn}/proof`,
    ...labels,
  },
  { flow: 'refund-status', page: 'orders/sales/C00000001/refunds' },
]
