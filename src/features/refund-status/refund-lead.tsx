import { Trans } from '@lingui/react/macro'
import { formatCalendarDate } from '../../../domain/format/calendar-dates.ts'
import { leadingView, type RefundView } from '../../../domain/refund-status/refund-overview.ts'
import { usePage } from '../../components/order/use-page.ts'
import { isAllWithoutMoney, isWithoutMoney } from './no-money.ts'

/** The answer to the page's question in one sentence, by the refund that needs something first. */
export function RefundLead({ views }: { readonly views: readonly RefundView[] }) {
  const { locale } = usePage()
  if (isAllWithoutMoney(views)) {
    return <Trans>You chose an exchange or store credit, so no money comes back.</Trans>
  }
  const lead = leadingView(views.filter((view) => !isWithoutMoney(view)))
  if (lead === null) return null
  const by = lead.by && formatCalendarDate(lead.by, 'long', locale)
  switch (lead.standing) {
    case 'needsAccount':
      return <Trans>We need your bank details before we can send your refund.</Trans>
    case 'overdue':
      return <Trans>It’s taking longer than it should. Contact us and we’ll look into it.</Trans>
    case 'toCome':
      return by ? (
        <Trans>Your refund isn’t complete yet. Expect it by {by}.</Trans>
      ) : (
        <Trans>Your refund isn’t complete yet.</Trans>
      )
    case 'sent':
      return by ? (
        <Trans>We’ve sent your refund. It may take until {by} to show in your account.</Trans>
      ) : (
        <Trans>We’ve sent your refund.</Trans>
      )
    case 'shown':
      return <Trans>Your refund is complete.</Trans>
    case 'nothing':
      return <Trans>No money comes back for this order.</Trans>
  }
}
