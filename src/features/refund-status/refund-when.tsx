import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { formatCalendarDate } from '../../../domain/format/calendar-dates.ts'
import { formatDate } from '../../../domain/format/dates.ts'
import type { RefundView } from '../../../domain/refund-status/refund-overview.ts'
import type { ReturnNext } from '../../../domain/return-progress/return-timeline.ts'
import { usePage } from '../../components/order/use-page.ts'
import { Gap } from '../../components/words/gap.tsx'
import { isDenied, isWithoutMoney } from './no-money.ts'

const nextWords: Record<ReturnNext, MessageDescriptor | null> = {
  waitForLabel: msg`We’re making your label.`,
  handOver: msg`Next: hand the package over.`,
  waitForPickup: msg`Next: the driver picks it up.`,
  bringToStore: msg`Next: bring it to a store.`,
  travels: msg`It’s on its way to us.`,
  isChecked: msg`It’s arrived and is being checked.`,
  nothing: null,
}

/** What happens next with a refund, and until when to wait for it. */
export function RefundWhen({ view }: { readonly view: RefundView }) {
  const { _ } = useLingui()
  const { locale, timeZone } = usePage()
  const by = view.by && formatCalendarDate(view.by, 'long', locale)
  const on = view.at && formatDate(view.at, 'long', { locale, timeZone })
  const next = nextWords[view.next]
  if (isWithoutMoney(view)) return next && _(next)
  switch (view.standing) {
    case 'needsAccount':
      return <Trans>You paid in cash, so we need a bank account.</Trans>
    case 'nothing':
      return isDenied(view) ? (
        <Trans>There’s no refund for this return.</Trans>
      ) : (
        <Trans>You keep the items</Trans>
      )
    case 'overdue':
      return <Trans>Contact us and we’ll look into it.</Trans>
    case 'toCome':
      return (
        <>
          {next && `${_(next)} `}
          {by && <Trans>Expect it by {by}.</Trans>}
        </>
      )
    case 'sent':
    case 'shown':
      return (
        <>
          {on && <Trans>Refunded on {on}.</Trans>}
          <Gap />
          {by && <Trans>It may take until {by} to show in your account.</Trans>}
        </>
      )
  }
}
