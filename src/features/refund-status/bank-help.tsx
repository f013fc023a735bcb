import { Trans } from '@lingui/react/macro'
import { formatCalendarDate } from '../../../domain/format/calendar-dates.ts'
import { formatDate } from '../../../domain/format/dates.ts'
import { formatMoney } from '../../../domain/format/money.ts'
import { bankAmount, type RefundView } from '../../../domain/refund-status/refund-overview.ts'
import { usePage } from '../../components/order/use-page.ts'
import { Facts } from '../../ui/layout/facts.tsx'
import text from '../../ui/text.module.css'
import css from './refunds.module.css'

/** What to do when the bank does not show the money: how long to wait, and what to tell the bank (BY-59). */
export function BankHelp({ views }: { readonly views: readonly RefundView[] }) {
  if (views.length === 0) return null
  return (
    <section data-part="bank-help">
      <h2 className={text.h3}>
        <Trans>If your bank doesn’t show it</Trans>
      </h2>
      <div className={css.help}>
        <ul className={css.tell}>
          {views.map((view) => (
            <li key={view.entry.orderNumber} className={css.tell}>
              <p>
                <HowLong view={view} />
              </p>
              <Tell view={view} />
            </li>
          ))}
        </ul>
        <p className={text.soft}>
          <Trans>If your bank can’t find it with this, contact us.</Trans>
        </p>
      </div>
    </section>
  )
}

function HowLong({ view: { by } }: { readonly view: RefundView }) {
  const { locale } = usePage()
  if (by === null) return <Trans>Ask your bank to look for this refund:</Trans>
  const day = formatCalendarDate(by, 'long', locale)
  return <Trans>Wait until {day}. If it isn’t there by then, ask your bank to look for this refund:</Trans>
}

function Tell({ view: { entry, at } }: { readonly view: RefundView }) {
  const { locale, timeZone } = usePage()
  const { currency, reference } = entry
  return (
    <Facts
      facts={[
        {
          id: 'amount',
          term: <Trans comment="Before a sum of money; heading of a column of sums (noun)">Amount</Trans>,
          value: <bdi>{formatMoney(bankAmount(entry), currency, locale)}</bdi>,
        },
        {
          id: 'day',
          term: <Trans comment="Before a date, in what to tell the bank">Refunded on</Trans>,
          value: at && formatDate(at, 'long', { locale, timeZone }),
        },
        {
          id: 'reference',
          term: <Trans>Reference (ARN)</Trans>,
          value: reference && (
            <bdi dir="ltr" className={css.reference}>
              {reference}
            </bdi>
          ),
        },
      ]}
    />
  )
}
