import { hasCarrierLabel } from '../../../domain/return-methods/return-label.ts'
import { cashReturn, labelReturn } from './sample-orders.ts'
import type { Stage } from './stage.ts'

const wizard = 'orders/sales/C00000001/return'
const ofReturn = 'orders/returns/R00000001'

const labels: Pick<Stage, 'isIn' | 'orders'> = {
  isIn: ({ returns }) => returns.methods.some(({ id }) => hasCarrierLabel(id)),
  orders: (country) => [labelReturn(country)],
}

/** Flows of a return, and what they invoke. */
export const returnStages: readonly Stage[] = [
  { flow: 'return-wizard', page: wizard },
  { flow: 'store-selector', page: wizard, within: { flow: 'return-wizard', actor: 'storeSelector' } },
  { flow: 'return-submission', page: wizard, within: { flow: 'return-wizard', actor: 'returnSubmission' } },
  { flow: 'address-book', page: wizard, beside: { 'return-wizard': 'choosing.method.addresses' } },
  {
    flow: 'address-form',
    page: wizard,
    within: {
      flow: 'address-book',
      actor: 'addressForm',
      at: (state) => (state === 'settling' ? 'settling' : 'editing'),
    },
    beside: { 'return-wizard': 'choosing.method.addresses' },
  },
  { flow: 'return-label', page: `${ofReturn}/return-confirmation`, ...labels },
  { flow: 'method-switch', page: `${ofReturn}/return-confirmation`, ...labels },
  {
    flow: 'drop-off-points',
    page: `${ofReturn}/return-confirmation`,
    ...labels,
    isIn: ({ returns }) => returns.carriers.some(({ services }) => services.includes('locating')),
  },
  {
    flow: 'bank-refund',
    page: `${ofReturn}/refund-payment`,
    isIn: ({ returns }) => returns.refundsCashByBank,
    orders: (_, { standing }) => [cashReturn(standing)],
  },
]
