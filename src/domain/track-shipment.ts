import type { SimpleStatus } from './simple-status.ts'

/** Tracking shows for parcels in any of these (orders.md §4, "Track shipment"; BA-04). */
export const trackableStatuses = [
  'delivered',
  'shipped',
  'returnCompleted',
  'returnCreated',
  'returnInProcess',
] as const satisfies readonly SimpleStatus[]

/** Countries whose return details never offer tracking (decisions.md, "Values"). */
export const noTrackCountries = ['cn', 'jp', 'kr'] as const

/** A link exists, a status is under way or beyond, and the return details of this country may show it (BA-04). */
export const showsTracking = (input: {
  readonly hasTrackingLink: boolean
  readonly statuses: readonly SimpleStatus[]
  readonly isReturnDetail: boolean
  readonly country: string | null
}): boolean => {
  const trackable = (trackableStatuses as readonly SimpleStatus[]).some((s) => input.statuses.includes(s))
  const barred = input.isReturnDetail && (noTrackCountries as readonly string[]).includes(input.country ?? '')
  return input.hasTrackingLink && trackable && !barred
}
