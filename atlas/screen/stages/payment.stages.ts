import { unpaidOrder } from '../../../model-tests/samples/payment-samples.ts'
import type { Stage } from './stage.ts'

const page: Stage['page'] = ({ page: which }) =>
  `orders/sales/C00000001/${which === 'confirmation' ? 'payment-confirmation' : 'payment'}`
const orders = () => [unpaidOrder()]

/** Flows of a payment that was left for later. */
export const paymentStages: readonly Stage[] = [
  { flow: 'deferred-payment', page, orders },
  { flow: 'payment-watch', page, orders, within: { flow: 'deferred-payment', actor: 'paymentWatch' } },
  { flow: 'wallet-redirect', page: 'orders/payment-redirect', isGuest: true },
]
