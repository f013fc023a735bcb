import { cancelItems, cancelOrder, getCancelJob } from '../../../../contract/orders/cancellation.ts'
import { changeDelivery, getDeliveryChangeJob } from '../../../../contract/orders/delivery-change.ts'
import { getOrder, getOrderSummary } from '../../../../contract/orders/order-calls.ts'
import { listOrders } from '../../../../contract/orders/orders.ts'
import { getRefundStatus } from '../../../../contract/orders/refund-status.ts'
import { getWithdrawal, withdrawOrder } from '../../../../contract/orders/withdrawal-calls.ts'
import { checkCredential } from '../../../../contract/session/credentials.ts'
import { getStoredOutcome } from '../../../../contract/wire/idempotency.ts'
import { emailContact } from '../../../api/http/caller.ts'
import { members } from '../../../db/tables/people/members.ts'
import { guestCancelBody, memberCancelBody } from '../../orders/cancel-bodies.ts'
import { among, amongJobs, amongNumbers, makerAlone, membersOf, ownersOf } from '../answers.ts'
import type { Asked, Row } from '../matrix.types.ts'
import {
  curbsideOrder,
  made,
  orderWith,
  returnWith,
  somebody,
  withdrawalIdOf,
  withdrawnOrder,
} from '../subjects.ts'
import { cancellationJob, deliveryChangeJob, keyOf } from '../things.ts'

const inPath = ({ id }: Asked) => ({ params: { orderNumber: id } })
const jobInPath = ({ id }: Asked) => ({ params: { jobId: id } })

const cancel = ({ id, own }: Asked) => ({
  params: { orderNumber: id },
  body: own.token === null ? guestCancelBody({ email: own.person.email }) : memberCancelBody(id),
})

/** Orders, their cancellation, and what became of a request (orders.md §7). */
export const orderRows: readonly Row[] = [
  {
    call: listOrders,
    object: 'order',
    // The list is the caller's own; a guest's filter is none of its query's.
    answers: { ...membersOf('ok'), memberOtherFilter: 'validation', otherMemberFilter: 'validation' },
    arrange: async (world) => {
      const order = await orderWith()(world)
      return { ...order, secret: order.id }
    },
    request: () => ({}),
    isOfCaller: true,
  },
  ...[getOrder, getOrderSummary].flatMap((call): Row[] => [
    {
      call,
      object: 'order',
      answers: ownersOf('order_not_found'),
      arrange: orderWith(),
      request: inPath,
      instead: amongNumbers('ok', 'ok'),
    },
    {
      call,
      object: 'return',
      answers: ownersOf('order_not_found'),
      arrange: returnWith(),
      request: inPath,
    },
    {
      call,
      object: 'order that waits at a store',
      answers: ownersOf('order_not_found'),
      arrange: curbsideOrder(),
      request: inPath,
    },
  ]),
  {
    call: getRefundStatus,
    object: 'order',
    answers: ownersOf('order_not_found'),
    arrange: orderWith(),
    request: inPath,
    instead: amongNumbers('ok', 'order_not_found'),
  },
  {
    call: getRefundStatus,
    object: 'return, which is no order',
    answers: ownersOf('order_not_found', 'same order_not_found'),
    arrange: returnWith(),
    request: inPath,
  },
  {
    call: withdrawOrder,
    object: 'order',
    answers: ownersOf('order_not_found'),
    arrange: orderWith({ country: 'de' }),
    request: ({ id, own }) => ({
      params: { orderNumber: id },
      body: { name: 'Kim Vale', email: own.person.email, lines: [`${id}-1`] },
    }),
    instead: amongNumbers('withdrawal_unavailable', 'withdrawal_unavailable'),
  },
  {
    call: getWithdrawal,
    object: 'order that was withdrawn from',
    answers: ownersOf('order_not_found'),
    arrange: withdrawnOrder,
    request: ({ id }) => ({ params: { orderNumber: id, withdrawalId: withdrawalIdOf(id) } }),
    instead: amongNumbers('withdrawal_not_found', 'withdrawal_not_found'),
  },
  {
    call: cancelOrder,
    object: 'order',
    answers: ownersOf('order_not_found'),
    arrange: orderWith(),
    request: cancel,
    instead: amongNumbers('order_state', 'order_state'),
  },
  {
    call: cancelOrder,
    object: 'cancelled order',
    answers: ownersOf('order_not_found', 'order_already_cancelled'),
    arrange: orderWith({ cancelledAt: new Date('2026-11-20T11:59:00Z') }),
    request: cancel,
  },
  {
    call: cancelItems,
    object: 'order',
    answers: ownersOf('order_not_found'),
    arrange: orderWith({ lines: [{ quantity: 2 }] }),
    request: (asked) => ({
      ...inPath(asked),
      body: { items: [{ lineId: `${asked.id}-1`, quantity: 1 }] },
    }),
    instead: amongNumbers('order_state', 'order_state'),
  },
  {
    call: cancelItems,
    object: 'order that is sent',
    answers: ownersOf('order_not_found', 'order_state'),
    arrange: orderWith({ lines: [{ quantity: 2, status: 'Shipped' }] }),
    request: (asked) => ({
      ...inPath(asked),
      body: { items: [{ lineId: `${asked.id}-1`, quantity: 1 }] },
    }),
  },
  {
    call: getCancelJob,
    object: 'job',
    answers: ownersOf('job_not_found'),
    arrange: made(orderWith(), cancellationJob),
    request: jobInPath,
    instead: amongJobs('cancelJob'),
  },
  {
    call: changeDelivery,
    object: 'order',
    answers: ownersOf('order_not_found'),
    arrange: orderWith({
      shippingAddress: { address1: '12 Birch Lane', city: 'Portland', zipCode: '97205' },
    }),
    request: (asked) => ({ ...inPath(asked), body: { address: null, day: null } }),
    instead: amongNumbers('delivery_closed', 'delivery_closed'),
  },
  {
    call: changeDelivery,
    object: 'order that is packed',
    answers: ownersOf('order_not_found', 'delivery_closed'),
    arrange: orderWith({
      shippingAddress: { address1: '12 Birch Lane', city: 'Portland', zipCode: '97205' },
      lines: [{ status: 'Preparing Shipment' }],
    }),
    request: (asked) => ({ ...inPath(asked), body: { address: null, day: null } }),
  },
  {
    call: getDeliveryChangeJob,
    object: 'job',
    answers: ownersOf('job_not_found'),
    arrange: made(orderWith(), deliveryChangeJob),
    request: jobInPath,
    instead: amongJobs('cancelJob', 'job_not_found'),
  },
  {
    call: checkCredential,
    object: 'order',
    answers: ownersOf('order_not_found'),
    arrange: async (world) => {
      const order = await orderWith()(world)
      const { upmId, email } = order
      await world.host.deps.db
        .insert(members)
        .values({ upmId, email, givenName: 'Ada', familyName: 'Okafor', country: 'us', passwordHash: 'x' })
      return order
    },
    request: ({ id, subject }) => ({ query: { orderNumber: id }, body: { credential: subject.email } }),
    instead: amongNumbers('credential_unknown', 'credential_unknown'),
  },
  {
    call: getStoredOutcome,
    object: "member's idempotency key",
    answers: makerAlone('idempotency_unknown', ['member', 'memberOtherFilter']),
    arrange: made(
      somebody,
      keyOf(({ upmId }) => ({ kind: 'member', upmId })),
    ),
    request: ({ id }) => ({ params: { key: id } }),
    instead: among('key', 'idempotency_unknown'),
  },
  {
    call: getStoredOutcome,
    object: "guest's idempotency key",
    answers: makerAlone('idempotency_unknown', ['guest']),
    arrange: made(
      somebody,
      keyOf(({ email }) => ({ kind: 'guest', contact: emailContact(email) })),
    ),
    request: ({ id }) => ({ params: { key: id } }),
  },
  {
    call: getStoredOutcome,
    object: "link holder's idempotency key",
    // A token that was sent decides alone.
    answers: makerAlone('idempotency_unknown', ['link']),
    arrange: made(
      somebody,
      keyOf(({ code }) => ({ kind: 'link', code })),
    ),
    request: ({ id }) => ({ params: { key: id } }),
  },
  {
    call: getStoredOutcome,
    object: "browser's idempotency key",
    answers: makerAlone('idempotency_unknown', ['visitor']),
    arrange: made(
      somebody,
      keyOf(({ visitor }) => ({ kind: 'visitor', token: visitor })),
    ),
    request: ({ id }) => ({ params: { key: id } }),
  },
]
