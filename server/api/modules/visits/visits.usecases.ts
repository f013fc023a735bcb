import type * as v from 'valibot'
import type {
  BringableReturn,
  Visit,
  VisitRequest,
  VisitStanding,
} from '../../../../contract/pickup/visit.ts'
import { bringsToCar } from '../../../../domain/pickup/pickup-life.ts'
import { arrivalRefusal } from '../../../../domain/visits/arrival-time.ts'
import { meetingPlaceOf, visitRefusal, visitStageAt } from '../../../../domain/visits/visit-life.ts'
import { takesReturn } from '../../../../domain/visits/visit-returns.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { OrderVisitRow, VisitReturnRow } from '../../../db/tables/pickup/visits.ts'
import type { StoreRow } from '../../../db/tables/stores.ts'
import type { Caller } from '../../http/caller.ts'
import { countWithin, orderRequestLimits } from '../../http/limits/order-requests.ts'
import { flagsForCountry } from '../experience/flag-overrides.ts'
import { findOwnOrder, mayAccess, orderNotFound } from '../orders/order-access.ts'
import { countryOfRow, readStanding } from '../orders/row-standing.ts'
import { findStandingArrival, findStorePickup } from '../pickups/pickups.repository.ts'
import { offeredBy } from '../stores/place-details.ts'
import {
  deleteVisit,
  findReturns,
  findTheirReturns,
  findVisit,
  findVisitReturns,
  type ReturnWithLines,
  storeVisit,
  storeVisitReturns,
} from './visits.repository.ts'

type Question = { readonly caller: Caller; readonly orderNumber: string; readonly now: Date }

/** Whether a store can be handed a return, by the rules of its counter (BY-47). */
export const isTakenBy = ({ order, lines }: ReturnWithLines, store: StoreRow): boolean =>
  takesReturn(
    {
      method: order.returnMethod,
      statuses: lines.map(({ status }) => status),
      storeId: order.returnToStore?.storeId ?? null,
      country: countryOfRow(order),
    },
    store,
  )

/** Titles of what is in an order, with quantities above 1. */
export const titlesOf = (lines: ReturnWithLines['lines']): string[] =>
  lines.map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title))

const wireReturn = ({ order, lines }: ReturnWithLines): v.InferInput<typeof BringableReturn> => ({
  returnOrderNumber: order.orderNumber,
  barcodeNumber: order.returnToStore?.barcodeNumber ?? order.orderNumber,
  items: titlesOf(lines),
})

const wireVisit = (
  { means, meetsAt, expectedAt, announcedAt }: OrderVisitRow,
  returns: readonly VisitReturnRow[],
  arrivedAt: Date | null,
): v.InferInput<typeof Visit> => ({
  means,
  meetsAt,
  expectedAt: expectedAt.toISOString(),
  announcedAt: announcedAt.toISOString(),
  arrivedAt: arrivedAt?.toISOString() ?? null,
  returns: returns.map(({ returnOrderNumber, handedOverAt }) => ({
    returnOrderNumber,
    handedOverAt: handedOverAt?.toISOString() ?? null,
  })),
})

type Found = {
  readonly order: OrderRow
  readonly store: StoreRow | null
  readonly code: string | null
  readonly refusal: v.InferOutput<typeof VisitStanding>['refusal']
}

/** The caller's sale and how it is fetched. An unknown order, somebody else's, a return's number and a wrong contact are one and the same. */
const findOrder = async (db: Database, { caller, orderNumber }: Question, lock: boolean): Promise<Found> => {
  const own = await findOwnOrder(db, caller, orderNumber, { lock })
  const order = own?.orderType === 'SALES_ORDER' ? own : undefined
  const found = await findStorePickup(db, order?.orderNumber ?? '')
  if (!order) throw orderNotFound()
  const store = found?.store ?? null
  const standing = await readStanding(db, order)
  const pickup = found && store ? found.pickup : null
  return { order, store, code: pickup?.code ?? null, refusal: visitRefusal({ standing, pickup }) }
}

/** What the caller could bring along to the store, and what is with the visit already. */
const returnsFor = async (
  db: Database,
  { caller, orderNumber }: Question,
  { store, coming }: { readonly store: StoreRow; readonly coming: readonly VisitReturnRow[] },
): Promise<readonly ReturnWithLines[]> => {
  const upmId = caller.kind === 'member' ? caller.upmId : null
  const theirs = await findTheirReturns(db, { saleNumber: orderNumber, upmId })
  const isComing = new Set(coming.map(({ returnOrderNumber }) => returnOrderNumber))
  const known = new Set(theirs.map(({ order }) => order.orderNumber))
  const others = await findReturns(
    db,
    [...isComing].filter((number) => !known.has(number)),
  )
  return [...theirs, ...others].filter(
    (found) =>
      mayAccess(found.order, caller) && (isComing.has(found.order.orderNumber) || isTakenBy(found, store)),
  )
}

const standingOf = async (
  db: Database,
  question: Question,
  { order, store, code, refusal }: Found,
): Promise<v.InferInput<typeof VisitStanding>> => {
  const { orderNumber } = order
  const row = await findVisit(db, orderNumber)
  const isGone =
    row && refusal === null && visitStageAt(row.expectedAt.getTime(), question.now.getTime()) === 'lapsed'
  const arrival = await findStandingArrival(db, orderNumber)
  const visit = row && (!isGone || arrival) ? row : null
  const coming = visit ? await findVisitReturns(db, [orderNumber]) : []
  const services = store ? await offeredBy(db, store) : []
  const isAsked = store !== null && (refusal === null || visit !== null)
  const returns = isAsked ? await returnsFor(db, question, { store, coming }) : []
  const seen = new Set(returns.map((found) => found.order.orderNumber))
  return {
    orderNumber,
    refusal,
    qrId: code,
    store: store && { ...store.store, storeServices: services },
    bringsToCar: store !== null && bringsToCar(services, await flagsForCountry(db, store.country)),
    visit:
      visit &&
      wireVisit(
        visit,
        coming.filter(({ returnOrderNumber }) => seen.has(returnOrderNumber)),
        arrival?.notedBy === 'SHOPPER' ? arrival.submittedAt : null,
      ),
    returns: returns.map(wireReturn),
  }
}

/** When the shopper comes, for the owner of the order; `order_not_found` for everybody else. */
export const readVisit = async (
  db: Database,
  question: Question,
): Promise<v.InferInput<typeof VisitStanding>> =>
  standingOf(db, question, await findOrder(db, question, false))

const requireTime = (expectedAt: Date, now: Date, { store }: StoreRow): void => {
  const refusal = arrivalRefusal(expectedAt.getTime(), { now: now.getTime(), store })
  if (refusal === 'closed') throw problem('store_closed')
  if (refusal !== null) throw problem('visit_time', { detail: refusal })
}

/**
 * All that comes along from now on: what is asked for must be the caller's and taken by this store, or have come already, else it is a
 * `return_state`. What somebody else of the order brings, whom the caller does not see, stays.
 */
const requireReturns = async (
  tx: Database,
  question: Question,
  { store, returns }: { readonly store: StoreRow; readonly returns: readonly string[] },
): Promise<readonly string[]> => {
  const coming = await findVisitReturns(tx, [question.orderNumber])
  const numberOf = ({ returnOrderNumber }: VisitReturnRow) => returnOrderNumber
  const handedOver = new Set(coming.filter(({ handedOverAt }) => handedOverAt !== null).map(numberOf))
  const others = (await findReturns(tx, coming.map(numberOf))).filter(
    ({ order }) => !mayAccess(order, question.caller),
  )
  const asked = returns.filter((number) => !handedOver.has(number))
  const offered = await returnsFor(tx, question, { store, coming: [] })
  const numbers = new Set(offered.map(({ order }) => order.orderNumber))
  if (!asked.every((number) => numbers.has(number))) throw problem('return_state')
  const kept = others.map(({ order }) => order.orderNumber).filter((number) => !handedOver.has(number))
  return [...asked, ...kept]
}

type Ask = { readonly visit: VisitRequest['visit']; readonly language: string }

/**
 * Says when the shopper comes, says it anew, or takes it back (BY-43): in one transaction that holds the order's row, so that a
 * cancellation comes before it or after it. Refuses with `order_not_found`, `pickup_state`, `visit_time`, `store_closed`,
 * `return_state` and `rate_limited`; taking it back is refused to nobody who may see the order.
 */
export const announce = async (
  tx: Database,
  question: Question,
  { visit, language }: Ask,
): Promise<v.InferInput<typeof VisitStanding>> => {
  const found = await findOrder(tx, question, true)
  const { orderNumber } = found.order
  if (visit === null) {
    await deleteVisit(tx, orderNumber)
    return standingOf(tx, question, found)
  }
  const { store, refusal } = found
  if (store === null || refusal !== null) throw problem('pickup_state')
  const expectedAt = new Date(visit.expectedAt)
  requireTime(expectedAt, question.now, store)
  const returns = await requireReturns(tx, question, { store, returns: visit.returns })
  await countWithin(tx, orderRequestLimits.visit, orderNumber)
  const flags = await flagsForCountry(tx, store.country)
  await storeVisit(tx, {
    orderNumber,
    storeId: store.storeId,
    means: visit.means,
    meetsAt: meetingPlaceOf(visit.means, bringsToCar(store.store.storeServices, flags)),
    expectedAt,
    announcedAt: question.now,
    language,
  })
  await storeVisitReturns(tx, orderNumber, returns)
  return standingOf(tx, question, found)
}
