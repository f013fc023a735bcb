import { Trans } from '@lingui/react/macro'
import type { CarrierCounter } from '../../../../domain/countries/country.types.ts'

type Props = {
  readonly carrier: string | null
  readonly counter: CarrierCounter | null
  /** The last day to hand a parcel in, written out; `null` once it has passed. */
  readonly by: string | null
}

/** Where a parcel is left, and until when: at a post office, in a locker, or where the carrier takes it (RC-01). */
export function HandIn({ carrier, counter, by }: Props) {
  if (!carrier) {
    return by ? (
      <Trans>Hand the package in by {by}, and keep the receipt.</Trans>
    ) : (
      <Trans>Hand the package in as soon as you can, and keep the receipt.</Trans>
    )
  }
  if (counter === 'postOffice') {
    return by ? (
      <Trans>
        Leave the package at any post office of {carrier} by {by}, and keep the receipt.
      </Trans>
    ) : (
      <Trans>
        Leave the package at any post office of {carrier} as soon as you can, and keep the receipt.
      </Trans>
    )
  }
  if (counter === 'locker') {
    return by ? (
      <Trans>
        Leave the package in any {carrier} locker by {by}, and keep the receipt.
      </Trans>
    ) : (
      <Trans>Leave the package in any {carrier} locker as soon as you can, and keep the receipt.</Trans>
    )
  }
  return by ? (
    <Trans>
      Leave the package at any {carrier} location by {by}, and keep the receipt.
    </Trans>
  ) : (
    <Trans>Leave the package at any {carrier} location as soon as you can, and keep the receipt.</Trans>
  )
}
