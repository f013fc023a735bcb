import type { ParcelEvent } from '../../../../contract/orders/order.ts'
import type { ItemDates } from '../../../../contract/orders/order-item.ts'

/** Dates of a line that happen at an instant, in the order of a tie. */
export const timelineSteps = [
  'ordered',
  'shipped',
  'readyForPickup',
  'pickedUp',
  'delivered',
  'cancelled',
  'returnCreated',
  'returnInProcess',
  'returnCompleted',
  'returnDenied',
] as const
type ItemStep = (typeof timelineSteps)[number]

/** Steps that a carrier tells of, beside those of the line. */
const carrierSteps = {
  ACCEPTED: 'accepted',
  IN_TRANSIT: 'inTransit',
  OUT_FOR_DELIVERY: 'outForDelivery',
  DELIVERED: 'delivered',
} as const satisfies Record<ParcelEvent['step'], string>

export type TimelineStep = ItemStep | (typeof carrierSteps)[keyof typeof carrierSteps]

type Happened = {
  readonly step: TimelineStep
  readonly at: string
  /** Where it happened, as the carrier writes it. */
  readonly place: string | null
}

export type TimelineEntry =
  | (Happened & { readonly state: 'done' | 'now' })
  /** Still to come: a calendar day, or two where only a range is known. */
  | { readonly step: 'delivered'; readonly state: 'future'; readonly from: string; readonly to: string }

const finals: ReadonlySet<TimelineStep> = new Set([
  'pickedUp',
  'delivered',
  'cancelled',
  'returnCompleted',
  'returnDenied',
])

/** What the carrier has recorded; that it was delivered only where the line does not say so. */
const ofCarrier = (dates: ItemDates, events: readonly ParcelEvent[]): Happened[] =>
  events
    .map(({ step, at, place }) => ({ step: carrierSteps[step], at, place }))
    .filter(({ step }) => step !== 'delivered' || dates.delivered === null)

/** Where the carrier handed it over. */
const placeOf = (step: ItemStep, events: readonly ParcelEvent[]): string | null =>
  step === 'delivered' ? (events.findLast((event) => event.step === 'DELIVERED')?.place ?? null) : null

/**
 * What happened to a line and to its parcel, oldest first, and its delivery where that is still to come and `enableEdd` lets it be
 * told. The last step is under way (`now`) unless it ends the line's journey.
 */
export const itemTimeline = (
  dates: ItemDates,
  options: { readonly enableEdd: boolean; readonly events?: readonly ParcelEvent[] },
): TimelineEntry[] => {
  const events = options.events ?? []
  const ofLine = timelineSteps.flatMap((step): Happened[] => {
    const at = dates[step]
    return at === null ? [] : [{ step, at, place: placeOf(step, events) }]
  })
  const happened = [...ofLine, ...ofCarrier(dates, events)].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  )
  const over = happened.some(({ step }) => finals.has(step) || step.startsWith('return'))
  const entries: TimelineEntry[] = happened.map((entry, index) => ({
    ...entry,
    state: index === happened.length - 1 && !finals.has(entry.step) ? 'now' : 'done',
  }))
  const from = dates.arriveDateRange?.from ?? dates.estimatedDeliveryDate
  const to = dates.arriveDateRange?.to ?? dates.estimatedDeliveryDate
  if (options.enableEdd && !over && from && to && dates.readyForPickup === null) {
    entries.push({ step: 'delivered', state: 'future', from, to })
  }
  return entries
}
