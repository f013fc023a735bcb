import { Trans } from '@lingui/react/macro'
import { formatWireMoney } from '../../../domain/format/money.ts'
import { maskedCardNumber } from '../../../domain/payments/gift-card.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'
import { usePlace } from '../../components/app/app-context.ts'
import css from './gift-card.module.css'
import { useCheck } from './gift-card-context.ts'

/** The card as it lies on the table: with its balance once that is known. */
export function CardFace() {
  const { tag } = usePlace()
  const { accountNumber, balance, currency } = useCheck(({ context }) => context)
  return (
    <div className={css.face} data-part="card" aria-hidden={balance === null || undefined}>
      <svg viewBox="0 0 400 252" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <path d="M340 270V120a70 70 0 0 1 140 0M318 270V120a92 92 0 0 1 184 0M296 270V120a114 114 0 0 1 228 0M274 270V120a136 136 0 0 1 272 0M252 270V120a158 158 0 0 1 316 0" />
      </svg>
      <bdi className={css.brand}>
        {shop.name.toLowerCase()}
        <i />
      </bdi>
      {balance !== null && (
        <p className={css.balance}>
          <span>
            <Trans comment="On the picture of a gift card, above the sum that is left on it (noun)">
              Balance
            </Trans>
          </span>
          <bdi className={css.amount}>{formatWireMoney(balance, currency, tag)}</bdi>
        </p>
      )}
      <bdi dir="ltr" className={css.number}>
        {maskedCardNumber(balance === null ? '•••' : accountNumber)}
      </bdi>
    </div>
  )
}
