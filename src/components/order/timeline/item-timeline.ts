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
export type TimelineStep = (typeof timelineSteps)[number]

export type TimelineEntry =
  | { readonly step: TimelineStep; readonly state: 'done' | 'now'; readonly at: string }
  /** Still to come: a calendar day, or two where only a range is known. */
  | { readonly step: 'delivered'; readonly state: 'future'; readonly from: string; readonly to: string }

const finals: ReadonlySet<TimelineStep> = new Set([
  'pickedUp',
  'delivered',
  'cancelled',
  'returnCompleted',
  'returnDenied',
])

/**
 * What happened to a line, oldest first, and its delivery where that is still to come and `enableEdd` lets it be told.
 * The last step is under way (`now`) unless it ends the line's journey.
 */
export const itemTimeline = (dates: ItemDates, options: { readonly enableEdd: boolean }): TimelineEntry[] => {
  const happened = timelineSteps
    .flatMap((step) => {
      const at = dates[step]
      return at === null ? [] : [{ step, at }]
    })
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
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
