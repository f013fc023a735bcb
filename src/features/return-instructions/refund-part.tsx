import { Plural, Trans } from '@lingui/react/macro'
import type { BankRefund } from '../../../contract/orders/bank-refund.ts'
import type { Order } from '../../../contract/orders/order.ts'
import { isMoneyless } from '../../../domain/exchange/moneyless.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { refundTiming } from '../../../domain/refunds/refund-timing.ts'
import { SentAccount } from '../../components/order/bank-account/sent-account.tsx'
import { ExchangePart } from '../../components/order/exchange/exchange-part.tsx'
import { PapersLink } from '../../components/order/papers/papers-link.tsx'
import { Payments } from '../../components/order/payment/payments.tsx'
import { RefundsLink } from '../../components/order/refunds/refunds-link.tsx'
import { PriceSummary } from '../../components/order/side/price-summary.tsx'
import { usePage } from '../../components/order/use-page.ts'
import { Gap } from '../../components/words/gap.tsx'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import css from './instructions.module.css'
import { MoneyWhen } from './money-when.tsx'
import { useTimeline } from './use-return.ts'

/** What comes back of a return, which way and until when (RC-03, RC-06); that nothing does where it was denied or cancelled. */
export function RefundPart({ order }: { readonly order: Order }) {
  const { money } = useTimeline(order)
  const { exchange } = order
  const hasMoney = !isMoneyless(order)
  const isAwaited = money.kind !== 'refunded' || money.seenBy !== null
  return (
    <>
      {exchange && (
        <ExchangePart exchange={exchange} currency={order.currency} isOff={money.kind === 'none'} />
      )}
      {hasMoney && <PriceSummary order={order} />}
      {money.kind !== 'none' && hasMoney && (
        <Payments order={order} account={order.bankRefund && <BankAccount bankRefund={order.bankRefund} />}>
          {isAwaited && (
            <div className={cx(text.small, text.soft, css.money)} data-part="refund-when">
              <p>
                <MoneyWhen money={money} />
              </p>
              {money.kind === 'expected' && <UsualTime order={order} />}
            </div>
          )}
        </Payments>
      )}
      <RefundsLink order={order} />
      <PapersLink order={order} />
    </>
  )
}

/** A bank account in place of the cash that was paid (RF-03). */
function BankAccount({ bankRefund: { sent } }: { readonly bankRefund: BankRefund }) {
  return (
    <div className={css.money}>
      <p>
        <Trans>Bank account</Trans>
      </p>
      {sent && <SentAccount sent={sent} />}
    </div>
  )
}

function UsualTime({ order }: { readonly order: Order }) {
  const { country } = usePage()
  const { usual, allowDays } = refundTiming(orderCountry(order, country))
  const usualCount = usual.count
  if (usual.unit === 'days') {
    return (
      <p>
        <Plural
          value={usualCount}
          one="Once we have it, your refund takes up to # day."
          other="Once we have it, your refund takes up to # days."
        />
      </p>
    )
  }
  return (
    <p>
      <Plural
        value={usualCount}
        one="Once we have it, your refund usually takes # business day."
        other="Once we have it, your refund usually takes # business days."
      />
      <Gap />
      <Plural value={allowDays} one="Allow up to # day." other="Allow up to # days." />
    </p>
  )
}
