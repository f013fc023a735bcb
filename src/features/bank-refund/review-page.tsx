import { Trans, useLingui } from '@lingui/react/macro'
import { bankCountryName } from '../../../domain/bank-refund/bank-country.ts'
import { sentDetails } from '../../../domain/bank-refund/bank-details.ts'
import { groupIban } from '../../../domain/bank-refund/iban.ts'
import {
  selectBankRefundView,
  selectIsForgotten,
} from '../../../machines/bank-refund/bank-refund.selectors.ts'
import { CheckingOutcome, CheckingTitle } from '../../components/attempt/checking-outcome.tsx'
import { useAttempt } from '../../components/attempt/use-attempt.ts'
import account from '../../components/order/bank-account/bank-account.module.css'
import section from '../../components/order/section.module.css'
import { usePage } from '../../components/order/use-page.ts'
import { Button } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Facts } from '../../ui/layout/facts.tsx'
import text from '../../ui/text.module.css'
import css from './bank-refund.module.css'
import { useBankRefund, useRefundState } from './bank-refund-context.ts'
import { RefundPage } from './refund-page.tsx'
import { useRefundAmount } from './use-refund-amount.ts'

/** What is about to be sent, and what is on its way: the same page, so that nothing moves when the button is pressed. */
export function ReviewPage() {
  const { actor, order } = useBankRefund()
  const isForgotten = useRefundState(selectIsForgotten)
  const attempt = useAttempt(actor)
  const isChecking = attempt.view === 'checking' || isForgotten
  return (
    <RefundPage order={order} title={isChecking ? <CheckingTitle /> : <Trans>Check before you send</Trans>}>
      <div className={css.main} {...attempt.marks}>
        {isChecking && <CheckingOutcome />}
        {!isForgotten && <Details />}
        {!isForgotten && <Actions isChecking={isChecking} />}
      </div>
    </RefundPage>
  )
}

function Details() {
  const { order } = useBankRefund()
  const { locale } = usePage()
  const details = useRefundState(({ context }) => context.details)
  const amount = useRefundAmount(order)
  const { iban, owner } = sentDetails(details)
  return (
    <section className={section.part} data-part="bank-details">
      <h2 className={text.h3}>
        <Trans>Your bank account</Trans>
      </h2>
      <p>
        <bdi dir="ltr" className={cx(account.number, account.large)}>
          {groupIban(iban)}
        </bdi>
      </p>
      <Facts
        facts={[
          {
            id: 'owner',
            term: <Trans>Account owner</Trans>,
            value: (
              <bdi>
                {owner.firstName} {owner.lastName}
              </bdi>
            ),
          },
          {
            id: 'bank',
            term: <Trans comment="Before the country of a bank, like “Germany”">Bank in</Trans>,
            value: bankCountryName(iban, locale),
          },
          {
            id: 'amount',
            term: (
              <Trans comment="Noun: money that is given back. Before an amount, as a heading, and as the last step of a return. Up to 21 characters">
                Refund
              </Trans>
            ),
            value: amount && <bdi>{amount}</bdi>,
          },
        ]}
      />
    </section>
  )
}

function Actions({ isChecking }: { readonly isChecking: boolean }) {
  const { t } = useLingui()
  const { actor } = useBankRefund()
  const isSending = useRefundState((snapshot) => selectBankRefundView(snapshot) === 'sending')
  return (
    <>
      <div className={css.actions}>
        <Button
          onClick={() => actor.send({ type: 'details.confirm' })}
          {...(isSending && { loading: isChecking ? t`Checking` : t`Sending` })}
        >
          <Trans comment="Button, beside “Change details”: send the bank account (verb). Up to 29 characters">
            Send details
          </Trans>
        </Button>
        {!isSending && (
          <Button tone="line" onClick={() => actor.send({ type: 'details.edit' })}>
            <Trans comment="Button, beside “Send details”: go back and edit the bank account (verb). Up to 30 characters">
              Change details
            </Trans>
          </Button>
        )}
      </div>
      <p className={text.small} role="status">
        {isSending ? (
          <Trans>This takes a moment. You can close this page.</Trans>
        ) : (
          <Trans>You can’t change the account here once you’ve sent it.</Trans>
        )}
      </p>
    </>
  )
}
