import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../contract/orders/order.ts'
import { bankRefundStanding } from '../../../domain/bank-refund/bank-refund.ts'
import { bankRefundRoute } from '../../components/links/instructions-route.ts'
import { PageButton } from '../../components/links/links.tsx'
import { SentAccount } from '../../components/order/bank-account/sent-account.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import { OrderFrame } from '../order-detail/views/order-frame.tsx'
import { MoneyWhen } from '../return-instructions/money-when.tsx'
import { useReturnOrder, useTimeline } from '../return-instructions/use-return.ts'
import css from './bank-refund.module.css'
import { NotDueReason } from './outcomes.tsx'
import { RefundPage } from './refund-page.tsx'
import { ReturnButtons } from './return-buttons.tsx'
import { useRefundAmount } from './use-refund-amount.ts'

/** The account of a refund is known: where it goes, when, and the two ways on (RF-02). */
export function RefundConfirmation({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <OrderFrame orderNumber={orderNumber} expects="return" flow="refundConfirmation">
      <OfReturn />
    </OrderFrame>
  )
}

function OfReturn() {
  const order = useReturnOrder()
  if (order === null) return null
  return order.bankRefund?.sent ? <Confirmed order={order} /> : <NothingSent order={order} />
}

function Confirmed({ order }: { readonly order: Order }) {
  const amount = useRefundAmount(order)
  const { money } = useTimeline(order)
  const hasMail = (order.authorizationInfo?.email ?? null) !== null
  const sent = order.bankRefund?.sent ?? null
  return (
    <RefundPage
      order={order}
      title={<Trans>We have your bank details</Trans>}
      notes={
        money.kind === 'none' ? null : (
          <Note tone="good" live="status">
            <p>
              <Refunds amount={amount} isDone={money.kind === 'refunded'} /> <MoneyWhen money={money} />
            </p>
          </Note>
        )
      }
    >
      {sent && <SentAccount sent={sent} large />}
      {hasMail && (
        <p className={text.read}>
          <Trans>We’ve emailed you a confirmation.</Trans>
        </p>
      )}
      <ReturnButtons order={order} />
    </RefundPage>
  )
}

/** Nobody has sent an account: the form, where one is due. */
function NothingSent({ order }: { readonly order: Order }) {
  const { orderNumber } = order
  const standing = bankRefundStanding(order)
  const isDue = standing === 'due'
  return (
    <RefundPage
      order={order}
      title={isDue ? <Trans>No bank details yet</Trans> : <Trans>No bank details needed</Trans>}
    >
      <p className={text.read}>
        {isDue ? <Trans>Tell us where to send your refund.</Trans> : <NotDueReason standing={standing} />}
      </p>
      {isDue ? (
        <div className={css.actions}>
          <PageButton to={bankRefundRoute} params={{ orderNumber }}>
            <Trans>Add bank details</Trans>
          </PageButton>
        </div>
      ) : (
        <ReturnButtons order={order} />
      )}
    </RefundPage>
  )
}

/** `amount` is `null` where the return does not say how much comes back. */
function Refunds({ amount, isDone }: { readonly amount: string | null; readonly isDone: boolean }) {
  if (amount === null) {
    return isDone ? (
      <Trans>We refunded you to this account.</Trans>
    ) : (
      <Trans>We’ll refund you to this account once we’ve checked your return.</Trans>
    )
  }
  return isDone ? (
    <Trans>
      We refunded <bdi>{amount}</bdi> to this account.
    </Trans>
  ) : (
    <Trans>
      We’ll refund <bdi>{amount}</bdi> to this account once we’ve checked your return.
    </Trans>
  )
}
