/** A tracking number that the shopper wants to take along. */
export type CopyNumberInput = { readonly number: string }

export type TrackingContext = {
  /** The number that is being copied, or was copied last. */
  readonly number: string | null
}

export type TrackingEvent =
  | { type: 'number.copy'; number: string }
  /** `href` leads to a listed host (docs/decisions/0009). */
  | { type: 'parcel.follow'; href: string }

export type TrackingEmitted =
  /** The carrier's page takes the place of this one (BA-04). */
  { type: 'carrier.opened'; href: string } | { type: 'number.copied' }

/** What the list says about copying, as the states' tags name it. */
export const copyViews = ['copied', 'copyRefused'] as const
export type TrackingTag = (typeof copyViews)[number] | 'leaving'
