import { createPickup, getPickup, patchPickup } from '../../../../contract/pickup/pickup.ts'
import { getPickupPoint, getStore } from '../../../../contract/pickup/pickup-place.ts'
import { listStores } from '../../../../contract/pickup/store-locations.ts'
import { announceVisit, getVisit } from '../../../../contract/pickup/visit.ts'
import { among, amongNumbers, linkAlone, open, ownersAndLinkOf, ownersOf } from '../answers.ts'
import type { Asked, Row } from '../matrix.types.ts'
import { curbsideOrder, curbsideStoreId, made, somebody } from '../subjects.ts'
import { arrival } from '../things.ts'

/** Who holds no link sends a guess. */
const codeOf = ({ caller, subject, own }: Asked): string => {
  if (caller === 'link' || caller === 'otherMemberLink') return subject.code
  return caller === 'otherLink' ? own.person.code : 'a guess'
}

const announce = (asked: Asked) => ({
  body: {
    notes: [{ authorType: 'CONSUMER', content: 'Green estate', targetType: 'VEHICLE' }],
    orderNumber: asked.id,
    storeId: curbsideStoreId,
    storeServiceId: 'CURBSIDE',
    validationCode: { type: 'QR', code: codeOf(asked) },
  },
})
const inPath = ({ id }: Asked) => ({ params: { id } })
const takeBack = ({ id }: Asked) => ({
  params: { id },
  body: [{ op: 'replace', path: '/status', value: 'CANCELLED_CONSUMER' }],
})
const ofOrder = ({ id }: Asked) => ({ params: { orderNumber: id } })
const comes = (asked: Asked) => ({
  ...ofOrder(asked),
  body: { visit: { means: 'CAR', expectedAt: '2026-11-20T12:30:00.000Z', returns: [] } },
})
const comesNot = (asked: Asked) => ({ ...ofOrder(asked), body: { visit: null } })
const cancelled = {
  cancelledAt: new Date('2026-11-20T11:59:00Z'),
  lines: [{ status: 'Cancelled', statusVariant: 'CANCELLED' }],
}

/** Arrivals at the curb, and the places where orders wait (orders.md §7). */
export const pickupRows: readonly Row[] = [
  {
    call: createPickup,
    object: 'order that waits at a store',
    answers: linkAlone('order_not_found'),
    arrange: curbsideOrder(),
    request: announce,
    instead: amongNumbers('order_not_found', 'order_not_found'),
  },
  {
    call: createPickup,
    object: 'cancelled order, whose link is gone with it',
    answers: linkAlone('order_not_found', 'pickup_state'),
    arrange: curbsideOrder(cancelled),
    request: announce,
  },
  {
    call: getPickup,
    object: 'pickup',
    answers: ownersAndLinkOf('pickup_not_found'),
    arrange: made(curbsideOrder(), arrival()),
    request: inPath,
    instead: among('pickup', 'pickup_not_found'),
  },
  {
    call: getPickup,
    object: 'pickup that the store noted itself',
    answers: ownersAndLinkOf('pickup_not_found', 'ok', 'same pickup_not_found'),
    arrange: made(curbsideOrder(), arrival('STORE')),
    request: inPath,
  },
  {
    call: patchPickup,
    object: 'pickup',
    answers: ownersAndLinkOf('pickup_not_found'),
    arrange: made(curbsideOrder(), arrival()),
    request: takeBack,
    instead: among('pickup', 'pickup_not_found'),
  },
  {
    call: patchPickup,
    object: 'pickup that is over',
    answers: ownersAndLinkOf('pickup_not_found', 'pickup_state'),
    arrange: made(curbsideOrder(), arrival('SHOPPER', 'COMPLETE')),
    request: takeBack,
  },
  {
    call: getVisit,
    object: 'order that waits at a store',
    answers: ownersOf('order_not_found'),
    arrange: curbsideOrder(),
    request: ofOrder,
    instead: amongNumbers('ok', 'order_not_found'),
  },
  {
    call: announceVisit,
    object: 'order that waits at a store',
    answers: ownersOf('order_not_found'),
    arrange: curbsideOrder(),
    request: comes,
    instead: amongNumbers('pickup_state', 'order_not_found'),
  },
  {
    call: announceVisit,
    object: 'cancelled order, for which nobody is expected',
    answers: ownersOf('order_not_found', 'pickup_state'),
    arrange: curbsideOrder(cancelled),
    request: comes,
  },
  {
    call: announceVisit,
    object: 'visit that is taken back',
    answers: ownersOf('order_not_found'),
    arrange: curbsideOrder(),
    request: comesNot,
  },
  { call: listStores, object: 'nothing', answers: open(), arrange: somebody, request: () => ({}) },
  {
    call: getStore,
    object: 'nothing',
    answers: open(),
    arrange: curbsideOrder(),
    request: () => ({ params: { id: curbsideStoreId } }),
  },
  {
    call: getPickupPoint,
    object: 'nothing',
    answers: open('store_not_found'),
    arrange: somebody,
    request: () => ({ params: { id: 'none' } }),
  },
]
