import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import type { PickupBooking } from '../../../domain/countries/country.types.ts'
import { formatCalendarDate } from '../../../domain/format/calendar-dates.ts'
import { carrierName } from '../../../domain/links/carriers.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { storeName } from '../../../domain/pickup/store-name.ts'
import { lastHandOverDay } from '../../../domain/refunds/refund-timing.ts'
import { carrierOfMethod } from '../../../domain/return-methods/method-carrier.ts'
import { pickupBookingOf } from '../../../domain/return-methods/pickup-booking.ts'
import { returnMethods } from '../../../domain/return-methods/return-methods.ts'
import type { ReturnTimeline } from '../../../domain/return-progress/return-timeline.ts'
import { useApp } from '../../components/app/app-context.ts'
import section from '../../components/order/section.module.css'
import { usePage } from '../../components/order/use-page.ts'
import { telOf } from '../../components/store/store-facts.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import text from '../../ui/text.module.css'
import css from './instructions.module.css'
import { methodOf } from './use-return.ts'

type Step = { readonly id: string; readonly words: ReactNode }

const pack: Step = {
  id: 'pack',
  words: <Trans>Pack the items with their tags. The box they came in is fine.</Trans>,
}
const label: Step = {
  id: 'label',
  words: <Trans>Print the return label and stick it on the package, over the old one.</Trans>,
}
const code: Step = { id: 'code', words: <Trans>Have your code ready on your phone.</Trans> }

const handOver = (carrier: string | null, by: string | null): Step => ({
  id: 'handOver',
  words: <HandOver carrier={carrier} by={by} />,
})

/** `by` is written out; `null` once that day has passed. */
function HandOver({ carrier, by }: { readonly carrier: string | null; readonly by: string | null }) {
  if (carrier) {
    return by ? (
      <Trans>
        Leave the package at any {carrier} location by {by}, and keep the receipt.
      </Trans>
    ) : (
      <Trans>Leave the package at any {carrier} location as soon as you can, and keep the receipt.</Trans>
    )
  }
  return by ? (
    <Trans>Hand the package in by {by}, and keep the receipt.</Trans>
  ) : (
    <Trans>Hand the package in as soon as you can, and keep the receipt.</Trans>
  )
}

const courier: Step = {
  id: 'pickup',
  words: <Trans>Hand the package to the courier who comes to your door.</Trans>,
}

const pickup = (carrier: string, booking: PickupBooking): Step => ({
  id: 'pickup',
  words: (
    <>
      <Trans>Book a pickup with {carrier} online or by phone, and hand the package to the driver.</Trans>
      <Booking carrier={carrier} booking={booking} />
    </>
  ),
})

/** The carrier's own page, and its number. */
function Booking(props: { readonly carrier: string; readonly booking: PickupBooking }) {
  const { carrier } = props
  const { link, phone } = props.booking
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
      {phone && (
        <TextLink href={telOf(phone)}>
          <Icon name="phone" small />
          <bdi dir="ltr" className={text.num}>
            {phone}
          </bdi>
        </TextLink>
      )}
    </span>
  )
}

const store = (picked: string | null): readonly Step[] => [
  {
    id: 'take',
    words: picked ? (
      <Trans>
        Bring the items with their tags to <bdi>{picked}</bdi>.
      </Trans>
    ) : (
      <Trans>Bring the items with their tags to any of our stores in this country.</Trans>
    ),
  },
  {
    id: 'show',
    words: <Trans>Show the code on this page, or the one in your email, at the register.</Trans>,
  },
  { id: 'refund', words: <Trans>Staff check the items and start your refund on the spot.</Trans> },
]

/** `by` is the last day to hand a parcel in, written out. */
const stepsOf = (order: Order, country: string, by: string | null): readonly Step[] => {
  const { returnToStore } = order
  const method = methodOf(order)
  if (method === null) return [pack, handOver(null, by)]
  const { flow, label: kind } = returnMethods[method.id]
  if (flow === 'STORE_DROP_OFF') return store(returnToStore?.store ? storeName(returnToStore.store) : null)
  const place = { country: orderCountry(order, country), address: order.shipFrom?.address ?? null }
  const carrierCode = carrierOfMethod(method, place)
  const carrier = carrierCode && carrierName(carrierCode)
  const withLabel = kind === 'label' ? [label] : kind === 'code' ? [code] : []
  if (flow !== 'PICKUP_RETURN') return [pack, ...withLabel, handOver(carrier, by)]
  const booking = pickupBookingOf(order.returnMethod, place)
  return [pack, ...withLabel, carrier && booking ? pickup(carrier, booking) : courier]
}

/** What to do as long as nothing was handed over, in order (RC-01). */
export function NextSteps(props: { readonly order: Order; readonly timeline: ReturnTimeline }) {
  const { order, timeline } = props
  const { flags, country, locale, timeZone } = usePage()
  const { clock } = useApp()
  if (timeline.next === 'bringToStore' && flags.supressStoreReturnInstructions) return null
  const now = clock.now()
  const day = lastHandOverDay({ requestedAt: order.transaction.orderDate, timeZone, now })
  const steps = stepsOf(order, country, day && formatCalendarDate(day, 'long', locale))
  return (
    <section className={section.part} data-part="next-steps">
      <h2 className={text.h2}>
        <Trans>What to do now</Trans>
      </h2>
      <ol className={css.steps}>
        {steps.map(({ id, words }) => (
          <li key={id}>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
