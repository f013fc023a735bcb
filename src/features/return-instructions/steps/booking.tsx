import { Trans } from '@lingui/react/macro'
import type { PickupBooking } from '../../../../domain/countries/country.types.ts'
import { bookedBy } from '../../../../domain/return-instructions/instructions.ts'
import { PhoneLink } from '../../../components/links/phone-link.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import css from '../instructions.module.css'

type Props = { readonly carrier: string; readonly booking: PickupBooking }

/** A pickup that the shopper books, online or by phone as the carrier has it in this country (RC-01). */
export function BookedPickup({ carrier, booking }: Props) {
  const words = {
    either: (
      <Trans>Book a pickup with {carrier} online or by phone, and hand the package to the driver.</Trans>
    ),
    online: <Trans>Book a pickup with {carrier} online, and hand the package to the driver.</Trans>,
    phone: <Trans>Call {carrier} to book a pickup, and hand the package to the driver.</Trans>,
  }
  return (
    <>
      {words[bookedBy(booking)]}
      <Booking carrier={carrier} booking={booking} />
    </>
  )
}

/** The carrier comes for a parcel that would be handed in, if it is asked to (RC-01). */
export function Collection({ carrier, booking }: Props) {
  const words = {
    either: <Trans>{carrier} can also collect it from you: book online or by phone.</Trans>,
    online: <Trans>{carrier} can also collect it from you: book online.</Trans>,
    phone: <Trans>{carrier} can also collect it from you: book by phone.</Trans>,
  }
  return (
    <>
      {words[bookedBy(booking)]}
      <Booking carrier={carrier} booking={booking} />
    </>
  )
}

/** The carrier's own page, and its number. */
function Booking({ carrier, booking }: Props) {
  const { link, phone } = booking
  return (
    <span className={css.booking} data-part="pickup-booking">
      {link && (
        <TextLink forward href={link} target="_blank" rel="noopener">
          <span>
            <Trans>
              Book with {carrier}
              <VisuallyHidden> in a new tab</VisuallyHidden>
            </Trans>
          </span>
        </TextLink>
      )}
      {phone && <PhoneLink number={phone} />}
    </span>
  )
}
