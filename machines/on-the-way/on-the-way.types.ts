import type { TravelMeans, VisitRequest, VisitStanding } from '../../contract/pickup/visit.ts'
import type { Coordinates } from '../../domain/pickup/distance.ts'
import type { ArrivalRefusal } from '../../domain/visits/arrival-time.ts'
import type { MinutesOfWay } from '../../domain/visits/travel-time.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { VisitTarget } from '../../services/pickup/announce-visit.ts'
import type { GetVisitInput } from '../../services/pickup/get-visit.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../attempt/attempt.types.ts'

export type OnTheWayInput = {
  /** Of the order that waits in a store. */
  readonly orderNumber: string
  readonly isMember: boolean
  /** What came with the page; `null` where nothing did. */
  readonly known: VisitStanding | null
  /** When that was asked for, epoch milliseconds; `null` without it. */
  readonly knownAt: number | null
  /** Key of an announcement from before a reload, whose outcome is not known. */
  readonly pendingKey: string | null
  /** The reader's own zone, for a store that says none. */
  readonly timeZone: string
  /** Epoch milliseconds of the host's clock. */
  readonly now: () => number
}

/** How the time was typed last: so many minutes from now, or a time on the store's clocks. */
type TimeMode = 'minutes' | 'clock'

/** What is chosen and typed before it is sent. */
export type VisitDraft = {
  readonly means: TravelMeans
  readonly mode: TimeMode
  readonly minutes: string
  /** `HH:MM`. */
  readonly clock: string
  /** Numbers of the returns that come along. */
  readonly returns: readonly string[]
}

/** Why a time cannot be sent: nothing was typed, nobody can read it, or nobody can be expected then. */
export type TimeGap = 'missing' | 'unreadable' | ArrivalRefusal

export type OnTheWayContext = OnTheWayInput & {
  /** When it was last asked for, epoch milliseconds. */
  readonly requestedAt: number
  /** When what is shown was asked for. */
  readonly loadedAt: number | null
  readonly draft: VisitDraft
  /** Minutes by each means, while they are what stands in the field; where the device is stays with it (BY-45). */
  readonly way: MinutesOfWay | null
  /** What is wrong with the time was asked for, by a press or by the host. */
  readonly isGapShown: boolean
  /** What was asked of the store last; `null` where this page does not know. */
  readonly asked: VisitRequest | null
  /** Why that was refused. */
  readonly refusedAs: string | null
}

export type OnTheWayEvent =
  | { type: 'means.choose'; means: TravelMeans }
  | { type: 'minutes.type'; value: string }
  | { type: 'clock.type'; value: string }
  | { type: 'return.toggle'; returnOrderNumber: string }
  | { type: 'position.ask' }
  | { type: 'visit.announce' }
  | { type: 'visit.change' }
  | { type: 'visit.keep' }
  | { type: 'visit.takeBack' }
  | { type: 'visit.begin' }
  | { type: 'visit.retry' }
  | { type: 'visit.look' }
  | { type: 'network.back' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }

export type OnTheWayEmitted =
  /** A guest's order is not to be had: the lookup opens with its number. */
  | { type: 'order.unreachable'; orderNumber: string; reason: 'noMatch' | 'unavailable' }
  | { type: 'session.rejected' }
  | ErrorReported

/** Views of the page, as the states' tags name them; the narrower one comes first. */
export const onTheWayViews = [
  'skeleton',
  'form',
  'telling',
  'here',
  'earlier',
  'expected',
  'takenBack',
  'over',
  'closed',
  'unconfirmed',
  'notTold',
  'unknown',
  'offline',
  'failed',
  'leaving',
] as const
export type OnTheWayView = (typeof onTheWayViews)[number]

export type LoadVisitResult = CallResult<VisitStanding>
export type LoadVisitInput = GetVisitInput

/** Where the way leads. */
export type MeasureWayInput = { readonly to: Coordinates }

/**
 * What a device says of the way: minutes by each means, or why there are none. `denied` by the shopper or the browser; `slow`; `absent`
 * where the device knows no position; `coarse` where it knows it too roughly; `far` where the way takes longer than a visit is announced.
 */
export type MeasuredWay =
  | { readonly kind: 'measured'; readonly minutes: MinutesOfWay }
  | { readonly kind: 'denied' | 'slow' | 'absent' | 'coarse' | 'far' }

export type VisitAttemptInput = AttemptInput<VisitTarget, VisitRequest>
export type VisitAttemptOutput = AttemptOutput<VisitStanding>
