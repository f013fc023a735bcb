import { Trans } from '@lingui/react/macro'
import { formatCalendarDate } from '../../../domain/format/calendar-dates.ts'
import type { ReturnMoney } from '../../../domain/return-progress/return-timeline.ts'
import { usePlace } from '../../components/app/app-context.ts'

/** Until when to wait for the money of a return; nothing once there is nothing to wait for. */
export function MoneyWhen({ money }: { readonly money: ReturnMoney }) {
  const { tag } = usePlace()
  if (money.kind === 'overdue') {
    return <Trans>It’s taking longer than it should. Contact us and we’ll look into it.</Trans>
  }
  if (money.kind === 'expected' && money.by !== null) {
    const by = formatCalendarDate(money.by, 'long', tag)
    return <Trans>Expect it by {by}.</Trans>
  }
  if (money.kind === 'refunded' && money.seenBy !== null) {
    const by = formatCalendarDate(money.seenBy, 'long', tag)
    return <Trans>It may take until {by} to show in your account.</Trans>
  }
  return null
}
