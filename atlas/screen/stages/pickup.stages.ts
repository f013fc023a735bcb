import { sampleStore } from '../../../model-tests/samples/pickup-samples.ts'
import { pickupOrder } from './sample-orders.ts'
import type { Stage } from './stage.ts'

const page = 'orders/sales/C00000001'
const known: NonNullable<Stage['known']> = () => ({
  pickupPlace: { input: { storeId: 'us091', place: 'STORE' }, value: sampleStore() },
})
const curb: Pick<Stage, 'page' | 'isIn' | 'known'> = {
  page: ({ code }) => `orders/curbside-pickup/C00000001?storeId=us091${code === null ? '' : '&qrId=code-1'}`,
  isIn: ({ flags }) => flags.enableCurbsidePickup === true,
  known,
}
const orders: Stage['orders'] = (_, { pickup }) => [pickupOrder(pickup)]

/** Flows of an order that is fetched. */
export const pickupStages: readonly Stage[] = [
  { flow: 'store-pickup', page, orders },
  { flow: 'screen-awake', page, orders },
  { flow: 'offline-codes', page: `${page}/pickup`, isOfApp: true, orders, known },
  {
    flow: 'opening-hours',
    page: `${page}/pickup`,
    orders,
    known,
    parts: { '': '[data-part="today"]' },
  },
  { flow: 'on-the-way', page: `${page}/on-the-way` },
  { flow: 'curbside', ...curb },
  { flow: 'curbside-request', ...curb, within: { flow: 'curbside', actor: 'curbsideRequest' } },
  { flow: 'arrival-watch', ...curb, within: { flow: 'curbside', actor: 'arrivalWatch' } },
  { flow: 'pickup-polling', ...curb, within: { flow: 'arrival-watch', actor: 'pickupPolling' } },
  { flow: 'pickup-cancellation', ...curb, within: { flow: 'arrival-watch', actor: 'pickupCancellation' } },
]
