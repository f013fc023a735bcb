import { Trans, useLingui } from '@lingui/react/macro'
import type { SentBankRefund } from '../../../../contract/orders/bank-refund.ts'
import { bankCountryName } from '../../../../domain/bank-refund/bank-country.ts'
import { writeMasked } from '../../../../domain/bank-refund/iban.ts'
import { formatDate } from '../../../../domain/format/dates.ts'
import { cx } from '../../../ui/cx.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import text from '../../../ui/text.module.css'
import { usePage } from '../use-page.ts'
import css from './bank-account.module.css'

/** The account that was sent: country and last four, and since when we know it. */
export function SentAccount({ sent, large }: { readonly sent: SentBankRefund; readonly large?: boolean }) {
  const { t } = useLingui()
  const { locale, timeZone } = usePage()
  const { country, lastFour } = sent.account
  const bank = bankCountryName(country, locale) ?? country
  const day = formatDate(sent.sentAt, 'long', { locale, timeZone })
  return (
    <div className={css.account} data-part="bank-account">
      <bdi dir="ltr" className={cx(css.number, large && css.large)}>
        <span aria-hidden="true">{writeMasked(sent.account)}</span>
        <VisuallyHidden>
          {t({
            message: `Account in ${bank} ending ${lastFour}`,
            comment:
              'Read out for a bank account. {bank} is a country, like “Germany”, {lastFour} are four digits',
          })}
        </VisuallyHidden>
      </bdi>
      <span className={cx(text.small, text.soft)}>
        <Trans>Sent on {day}</Trans>
      </span>
    </div>
  )
}
