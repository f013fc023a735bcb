import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { carrierName } from '../../../domain/links/carriers.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { carrierOfMethod } from '../../../domain/return-methods/method-carrier.ts'
import { returnMethods } from '../../../domain/return-methods/return-methods.ts'
import type { ReturnTimeline } from '../../../domain/return-progress/return-timeline.ts'
import section from '../../components/order/section.module.css'
import { usePage } from '../../components/order/use-page.ts'
import text from '../../ui/text.module.css'
import css from './instructions.module.css'
import { methodOf } from './use-return.ts'

type Step = { readonly id: string; readonly words: ReactNode }

const pack: Step = {
  id: 'pack',
  words: <Trans>Pack the items with their tags. The box they came in will do.</Trans>,
}
const label: Step = {
  id: 'label',
  words: <Trans>Print the return label and stick it on the parcel, over the old one.</Trans>,
}
const code: Step = { id: 'code', words: <Trans>Have your code ready on your phone.</Trans> }

const handOver = (carrier: string | null): Step => ({
  id: 'handOver',
  words: carrier ? (
    <Trans>Leave the parcel at any {carrier} location within 14 days, and keep the receipt.</Trans>
  ) : (
    <Trans>Hand the parcel in within 14 days, and keep the receipt.</Trans>
  ),
})

const pickup = (carrier: string | null): Step => ({
  id: 'pickup',
  words: carrier ? (
    <Trans>Book the pickup with {carrier}, online or by phone, and hand the parcel to the driver.</Trans>
  ) : (
    <Trans>Hand the parcel to the courier who comes to your door.</Trans>
  ),
})

const store: readonly Step[] = [
  { id: 'take', words: <Trans>Bring the items with their tags to any of our stores in this country.</Trans> },
  { id: 'show', words: <Trans>Show the code below, or the one in your e-mail, at the till.</Trans> },
  { id: 'refund', words: <Trans>Staff check the items and start your refund on the spot.</Trans> },
]

const stepsOf = (order: Order, country: string): readonly Step[] => {
  const method = methodOf(order)
  if (method === null) return [pack, handOver(null)]
  const { flow, label: kind } = returnMethods[method.id]
  if (flow === 'STORE_DROP_OFF') return store
  const carrierCode = carrierOfMethod(method, {
    country: orderCountry(order, country),
    address: order.shipFrom?.address ?? null,
  })
  const carrier = carrierCode && carrierName(carrierCode)
  const withLabel = kind === 'label' ? [label] : kind === 'code' ? [code] : []
  return [pack, ...withLabel, flow === 'PICKUP_RETURN' ? pickup(carrier) : handOver(carrier)]
}

/** What to do, in order; once the parcel is on its way there is nothing left to do (RC-01). */
export function NextSteps(props: { readonly order: Order; readonly timeline: ReturnTimeline }) {
  const { order, timeline } = props
  const { flags, country } = usePage()
  const isStillHere = ['waitForLabel', 'handOver', 'waitForPickup', 'bringToStore'].includes(timeline.next)
  const steps = stepsOf(order, country)
  if (!isStillHere || (steps === store && flags.supressStoreReturnInstructions)) return null
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
