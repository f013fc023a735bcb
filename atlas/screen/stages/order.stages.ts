import { bookComes, reviewsCome } from './code-comes.ts'
import {
  orderOfPieces,
  orderToDeliver,
  returnableOrder,
  shippedOrder,
  withdrawableOrder,
} from './sample-orders.ts'
import type { Stage } from './stage.ts'

const page = 'orders/sales/C00000001'
const orders = () => [returnableOrder()]

/** Flows of the page of one order, and what they invoke. */
export const orderStages: readonly Stage[] = [
  { flow: 'order-detail', page },
  { flow: 'cancellation', page },
  {
    flow: 'item-cancellation',
    page: `${page}/cancel-items`,
    orders: (_, { offer }) => [orderOfPieces(offer)],
  },
  {
    flow: 'withdrawal',
    page: 'orders/withdrawal/C00000001',
    isIn: (profile) => profile.orders.withdrawal !== null,
    orders: (_, { made }) => [withdrawableOrder(made)],
  },
  { flow: 'papers', page: `${page}/papers` },
  { flow: 'notifications', page: `${page}/notifications` },
  {
    flow: 'phone-confirmation',
    page: `${page}/notifications`,
    within: { flow: 'notifications', actor: 'phoneConfirmation' },
  },
  { flow: 'attempt', page, within: { flow: 'cancellation', actor: 'attempt' } },
  { flow: 'job-polling', page, within: { flow: 'attempt', actor: 'jobPolling' } },
  {
    flow: 'delivery-change',
    page: `${page}/delivery`,
    // The order of its model goes to the United States, wherever the page is read.
    ahead: () => bookComes('us'),
    beside: { 'address-book': 'browsing' },
    orders: (_, { offer }) => [orderToDeliver(offer)],
  },
  { flow: 'login-prompt', page, isGuest: true, orders },
  { flow: 'tracking', page: `${page}?modal=track`, orders: () => [shippedOrder()] },
  { flow: 'review', page: `${page}?enableWriteReview=true`, orders, ahead: reviewsCome },
  { flow: 'buy-again', page, orders },
  {
    flow: 'mini-cart',
    page,
    orders,
    beside: { 'buy-again': 'added' },
    parts: { closed: '[data-flow=buyAgain]:not(:has(~ dialog))' },
  },
  {
    flow: 'carousel',
    page,
    orders,
    isIn: ({ banners }) => banners.length > 2,
    // A single banner does not turn, and stands on no page; a single alert does.
    settings: (usual, { count }) =>
      count === 1 ? { ...usual, alerts: usual.banners.slice(0, 1) } : { ...usual, alerts: [] },
  },
]
