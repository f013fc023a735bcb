import { Trans } from '@lingui/react/macro'
import type { BankRefundStanding } from '../../../domain/bank-refund/bank-refund.ts'
import { ContactUs } from '../../components/links/contact-us.tsx'
import { SentAccount } from '../../components/order/bank-account/sent-account.tsx'
import text from '../../ui/text.module.css'
import { useBankRefund, useRefundState } from './bank-refund-context.ts'
import { RefundPage } from './refund-page.tsx'
import { ReturnButtons } from './return-buttons.tsx'

/** An account was sent before: what can be shown of it, and the ways on. */
export function AlreadySent() {
  const { order } = useBankRefund()
  const sent = order.bankRefund?.sent ?? null
  return (
    <RefundPage order={order} title={<Trans>We have your bank details</Trans>}>
      {sent && <SentAccount sent={sent} large />}
      <p className={text.read}>
        <Trans>You’ve already told us where to send this refund. If it’s not your account, contact us.</Trans>
      </p>
      <ReturnButtons order={order}>
        <ContactUs />
      </ReturnButtons>
    </RefundPage>
  )
}

/** Nothing of this return goes to a bank account: why, and the ways on. */
export function NotDue() {
  const { order } = useBankRefund()
  const standing = useRefundState(({ context }) => context.standing)
  return (
    <RefundPage order={order} title={<Trans>No bank details needed</Trans>}>
      <p data-standing={standing}>
        <NotDueReason standing={standing} />
      </p>
      <ReturnButtons order={order} />
    </RefundPage>
  )
}

/** Why a return asks for no account. */
export function NotDueReason({ standing }: { readonly standing: BankRefundStanding }) {
  switch (standing) {
    case 'paid':
      return <Trans>Your refund is complete.</Trans>
    case 'nothing':
      return <Trans>There’s no refund for this return.</Trans>
    case 'otherWay':
      return <Trans>This return is refunded the way you paid.</Trans>
    case 'due':
    case 'sent':
      return <Trans>This return isn’t waiting for bank details anymore.</Trans>
  }
}
