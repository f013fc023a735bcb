import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../contract/orders/order.ts'
import { isMoneyless } from '../../../domain/exchange/moneyless.ts'
import { formatCalendarDate } from '../../../domain/format/calendar-dates.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { storeName } from '../../../domain/pickup/store-name.ts'
import { instructionsOf } from '../../../domain/return-instructions/instructions.ts'
import type { ReturnTimeline } from '../../../domain/return-progress/return-timeline.ts'
import { CalendarLink } from '../../components/links/calendar-link.tsx'
import section from '../../components/order/section.module.css'
import { useLastHandOverDay } from '../../components/order/use-last-hand-over-day.ts'
import { usePage } from '../../components/order/use-page.ts'
import text from '../../ui/text.module.css'
import css from './instructions.module.css'
import { ReturnPoints } from './return-points.tsx'
import { ReturnPrice } from './steps/return-price.tsx'
import { StepWords } from './steps/step-words.tsx'

/** What to do as long as nothing was handed over, in order, and what it costs (RC-01). */
export function NextSteps(props: { readonly order: Order; readonly timeline: ReturnTimeline }) {
  const { order, timeline } = props
  const { flags, country, locale } = usePage()
  const day = useLastHandOverDay(order)
  if (timeline.next === 'bringToStore' && flags.supressStoreReturnInstructions) return null
  const place = { country: orderCountry(order, country), address: order.shipFrom?.address ?? null }
  const store = order.returnToStore?.store
  return (
    <section className={section.part} data-part="next-steps">
      <h2 className={text.h2}>
        <Trans>What to do now</Trans>
      </h2>
      <ol className={css.steps}>
        {instructionsOf(order.returnMethod, place).map((step) => (
          <li key={step.name} data-step={step.name}>
            <span>
              <StepWords
                step={step}
                by={day && formatCalendarDate(day, 'long', locale)}
                picked={store ? storeName(store) : null}
                isRefunded={!isMoneyless(order)}
              />
            </span>
            {step.name === 'handIn' && day !== null && (
              <div className={css.points}>
                <CalendarLink kind="drop-off" orderNumber={order.orderNumber} day={day} isAlone />
              </div>
            )}
            {step.name === 'handIn' && <ReturnPoints order={order} />}
          </li>
        ))}
      </ol>
      <ReturnPrice order={order} />
    </section>
  )
}
