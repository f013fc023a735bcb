import {
  findWalletPayment,
  getPaymentJob,
  paymentWays,
  preparePayment,
} from '../../../../contract/payments/deferred-payment.ts'
import { checkGiftCard } from '../../../../contract/payments/gift-card.ts'
import { numberHash, pinHash } from '../../../api/modules/gift-cards/gift-cards.repository.ts'
import { giftCards } from '../../../db/tables/payments/gift-cards.ts'
import { testSecret } from '../../host/test-secret.ts'
import { amongJobs, amongNumbers, open, ownersOf } from '../answers.ts'
import type { Asked, Row } from '../matrix.types.ts'
import { made, orderWith, somebody, unpaid } from '../subjects.ts'
import { payment, paymentJob } from '../things.ts'

const prepare = ({ id }: Asked) => ({
  body: {
    approvalId: 'ap1',
    experienceType: 'DESKTOP',
    orderNumber: id,
    returnURL: `http://localhost:3000/us/en/orders/sales/${id}/payment-confirmation`,
  },
})

const [accountNumber, pin] = ['6006001111111111111', '135790']

/** Payments that were left open, and gift cards (orders.md §7). */
export const paymentRows: readonly Row[] = [
  ...paymentWays.flatMap((way): Row[] => [
    {
      call: preparePayment[way],
      object: 'payment of an order',
      answers: ownersOf('order_not_found'),
      arrange: orderWith(unpaid),
      request: prepare,
      instead: amongNumbers('payment_state', 'payment_state'),
    },
    {
      call: getPaymentJob[way],
      object: 'job',
      answers: ownersOf('job_not_found'),
      arrange: made(orderWith(unpaid), paymentJob(way)),
      request: ({ id }) => ({ params: { jobId: id } }),
      instead: amongJobs('paymentJob', way === 'formsV1' ? 'ok' : 'job_not_found'),
    },
  ]),
  {
    call: findWalletPayment,
    object: 'payment, by its id',
    // The id is the secret: whoever has it may pay, and sees nothing of the order.
    answers: open(),
    arrange: async (world) => {
      const order = await orderWith(unpaid)(world)
      return { ...order, secret: order.email, code: await payment(world, order) }
    },
    request: ({ id, subject }) => ({ query: { orderId: id, paymentId: subject.code } }),
    instead: amongNumbers('order_not_found', 'order_not_found'),
    isOfCaller: true,
  },
  {
    call: findWalletPayment,
    object: 'payment, by a guess',
    answers: open('same order_not_found'),
    arrange: async (world) => {
      const order = await orderWith(unpaid)(world)
      await payment(world, order)
      return order
    },
    request: ({ id }) => ({ query: { orderId: id, paymentId: 'A'.repeat(32) } }),
  },
  {
    call: findWalletPayment,
    object: 'payment of a cancelled order, by its id',
    answers: open('payment_state'),
    arrange: async (world) => {
      const order = await orderWith({ ...unpaid, cancelledAt: new Date('2026-11-20T11:59:00Z') })(world)
      return { ...order, code: await payment(world, order) }
    },
    request: ({ id, subject }) => ({ query: { orderId: id, paymentId: subject.code } }),
  },
  {
    call: checkGiftCard,
    object: 'gift card, by its number and PIN',
    answers: open(),
    arrange: async (world) => {
      const row = { currency: 'USD', balance: 100 }
      const hashes = {
        numberHash: numberHash(testSecret, accountNumber),
        pinHash: pinHash(testSecret, accountNumber, pin),
      }
      await world.host.deps.db
        .insert(giftCards)
        .values({ ...row, ...hashes })
        .onConflictDoNothing()
      return somebody(world)
    },
    request: () => ({ body: { accountNumber, pin, currency: 'USD' } }),
  },
]
