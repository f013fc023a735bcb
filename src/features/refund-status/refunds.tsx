import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { RefundStatus } from '../../../contract/orders/refund-status.ts'
import { formatCalendarDate } from '../../../domain/format/calendar-dates.ts'
import { formatTime } from '../../../domain/format/dates.ts'
import { formatMoney, formatWireMoney } from '../../../domain/format/money.ts'
import {
  bankQuestions,
  type RefundTotals,
  type RefundView,
  refundTotals,
  refundView,
} from '../../../domain/refund-status/refund-overview.ts'
import {
  selectIsRefreshing,
  selectOutdatedSince,
} from '../../../machines/refund-status/refund-status.selectors.ts'
import { useApp } from '../../components/app/app-context.ts'
import { Contact } from '../../components/order/help/contact.tsx'
import { usePage } from '../../components/order/use-page.ts'
import { Gap } from '../../components/words/gap.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Columns, Side } from '../../ui/layout/wrap.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import { BankHelp } from './bank-help.tsx'
import { RefundEntry } from './refund-entry.tsx'
import { RefundLead } from './refund-lead.tsx'
import css from './refunds.module.css'
import type { RefundViewProps } from './use-refund-status-actor.ts'

/** All the money that goes back for an order: the sums, then each reason for it, and what to do when a bank does not show it. */
export function Refunds({ actor }: RefundViewProps) {
  const status = useSelector(actor, ({ context }) => context.known)
  return status && <RefundsOf status={status} actor={actor} />
}

function RefundsOf({ status, actor }: Pick<RefundViewProps, 'actor'> & { readonly status: RefundStatus }) {
  const { t } = useLingui()
  const { timeZone } = usePage()
  const { clock } = useApp()
  const isRefreshing = useSelector(actor, selectIsRefreshing)
  const views = status.entries.map((entry) => refundView(entry, { timeZone, now: clock.now() }))
  return (
    <>
      <Outdated actor={actor} />
      <div className={css.head}>
        <h1 className={text.display} tabIndex={-1}>
          <Trans>Where is my refund?</Trans>
        </h1>
        <p className={css.lead} data-part="refund-lead">
          <RefundLead views={views} />
        </p>
        <VisuallyHidden role="status">{isRefreshing && <Trans>Updating your refund</Trans>}</VisuallyHidden>
      </div>
      {refundTotals(views).map((totals) => (
        <Figures key={totals.currency} totals={totals} />
      ))}
      <Columns>
        <div>
          {views.map((view) => (
            <RefundEntry key={`${view.entry.kind} ${view.entry.orderNumber}`} view={view} />
          ))}
          <ShippingKept status={status} />
        </div>
        <Help views={views} label={t`Help with this refund`} />
      </Columns>
    </>
  )
}

function Figures({ totals }: { readonly totals: RefundTotals }) {
  const { locale } = usePage()
  const { currency, refunded, toCome, withheld } = totals
  const by = totals.by && formatCalendarDate(totals.by, 'long', locale)
  return (
    <dl className={css.figures} data-part="refund-sum">
      <div>
        <dt>
          <Trans>Refunded so far</Trans>
        </dt>
        <dd>
          <bdi>{formatMoney(refunded, currency, locale)}</bdi>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Still to come</Trans>
        </dt>
        <dd>
          <bdi>{formatMoney(toCome, currency, locale)}</bdi>
        </dd>
        {toCome > 0 && by && (
          <dd>
            <Trans>Expect it by {by}.</Trans>
          </dd>
        )}
      </div>
      {withheld > 0 && (
        <div>
          <dt>
            <Trans>Not refunded</Trans>
          </dt>
          <dd>
            <bdi>{formatMoney(withheld, currency, locale)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}

function ShippingKept({ status: { shippingKept, currency } }: { readonly status: RefundStatus }) {
  const { locale } = usePage()
  if (shippingKept === null) return null
  const amount = formatWireMoney(shippingKept, currency, locale)
  return (
    <p className={text.soft} data-part="shipping-kept">
      <Trans>The {amount} you paid for shipping isn’t part of a refund for items you return.</Trans>
    </p>
  )
}

function Help({ views, label }: { readonly views: readonly RefundView[]; readonly label: string }) {
  return (
    <Side label={label}>
      <BankHelp views={bankQuestions(views)} />
      <section>
        <h2 className={text.h3}>
          <Trans>Still have questions?</Trans>
        </h2>
        <Contact />
      </section>
    </Side>
  )
}

/** What is known stays on the page where no fresh answer came: says of when it is, and asks again. */
function Outdated({ actor }: Pick<RefundViewProps, 'actor'>) {
  const { locale, country, timeZone } = usePage()
  const since = useSelector(actor, selectOutdatedSince)
  if (since === null) return null
  const time = formatTime(since, { locale, country, timeZone })
  return (
    <div className={css.stale}>
      <Note tone="wait" live="status" title={<Trans>We couldn’t update your refund</Trans>}>
        <p>
          <Trans>
            Last updated at <bdi>{time}</bdi>.
          </Trans>
          <Gap />
          <Button tone="quiet" onClick={() => actor.send({ type: 'refund.retry' })}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      </Note>
    </div>
  )
}
