import type { PickupPlace } from '../../contract/orders/store-pickup.ts'
import type { MeetingPlace, TravelMeans, VisitRefusal } from '../../contract/pickup/visit.ts'
import { type OrderStanding, standingRefusal } from '../orders/standing.ts'
import { isReadyForPickup } from '../pickup/pickup-life.ts'

/** How long after its time a visit is still expected, in milliseconds; after that it never happened (BY-44). */
export const visitLapsesMs = 2 * 60 * 60_000

/** A visit is awaited, was expected earlier, or has come to nothing. */
export type VisitStage = 'expected' | 'earlier' | 'lapsed'

/** Where a visit stands by its time; both in epoch milliseconds. */
export const visitStageAt = (expectedAt: number, now: number): VisitStage => {
  if (now <= expectedAt) return 'expected'
  return now < expectedAt + visitLapsesMs ? 'earlier' : 'lapsed'
}

/** Where the store meets who comes: at the car, where it brings orders out, and else at its counter (BY-43). */
export const meetingPlaceOf = (means: TravelMeans, bringsToCar: boolean): MeetingPlace =>
  means === 'CAR' && bringsToCar ? 'CURB' : 'COUNTER'

export type VisitFacts = {
  readonly standing: OrderStanding
  /** How the order is picked up; `null` where it is not. */
  readonly pickup: { readonly place: PickupPlace; readonly status: string | null } | null
}

/** What a place says of an order that was fetched. */
const fetched = 'PICKED_UP'

/** Why a store expects nobody for an order, or `null` where it can: the order's page, the visit's page and the host all ask here. */
export const visitRefusal = ({ standing, pickup }: VisitFacts): VisitRefusal | null => {
  if (pickup === null || pickup.place !== 'STORE' || standing.orderType !== 'SALES_ORDER') return 'noStore'
  if (standingRefusal('pickup', standing) !== null) return 'cancelled'
  if (pickup.status === fetched) return 'over'
  return isReadyForPickup(pickup.status) ? null : 'notReady'
}
