import { Trans } from '@lingui/react/macro'
import type { HistoryItem } from '../../../../contract/orders/orders.ts'
import { formatCalendarDate } from '../../../../domain/format/calendar-dates.ts'
import { historyCountry } from '../../../../domain/orders/order-country.ts'
import { lastReturnDay } from '../../../../domain/returns/return-window.ts'
import { usePlace } from '../../../components/app/app-context.ts'
import { useTimeZone } from '../../../components/app/use-browser-fact.ts'
import { cx } from '../../../ui/cx.ts'
import text from '../../../ui/text.module.css'
import css from '../order-history.module.css'

/** The last day on which a line can be sent back. */
export function ReturnBy({ line }: { readonly line: HistoryItem }) {
  const { marketplace, tag } = usePlace()
  const timeZone = useTimeZone()
  const day = lastReturnDay({
    orderDate: line.orderDate,
    country: historyCountry(line, marketplace),
    timeZone,
  })
  if (day === null) return null
  const date = formatCalendarDate(day, 'long', tag)
  return (
    <p className={cx(css.until, text.small, text.soft)} data-part="return-by">
      <Trans comment="{date} is the last day to send an item back, like “November 24, 2026” (verb)">
        Return by {date}
      </Trans>
    </p>
  )
}
