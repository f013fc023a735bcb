import { Trans, useLingui } from '@lingui/react/macro'
import { shop } from '../../../domain/shop-settings/shop.ts'
import { selectIsLookup, selectWithdrawalView } from '../../../machines/withdrawal/withdrawal.selectors.ts'
import { CheckingOutcome, CheckingTitle } from '../../components/attempt/checking-outcome.tsx'
import { useAttempt } from '../../components/attempt/use-attempt.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import text from '../../ui/text.module.css'
import { Goods, useLines } from './goods.tsx'
import css from './withdrawal.module.css'
import { useWithdrawal, useWithdrawalState } from './withdrawal-context.ts'
import { WithdrawalFrame } from './withdrawal-frame.tsx'

/** What is about to be sent, and what is on its way: the same page, so that nothing moves when the button is pressed. */
export function ReviewPage() {
  const { actor } = useWithdrawal()
  const isLookup = useWithdrawalState(selectIsLookup)
  const attempt = useAttempt(actor)
  const isChecking = attempt.view === 'checking' || isLookup
  return (
    <WithdrawalFrame title={isChecking ? <CheckingTitle /> : <Trans>Confirm your withdrawal</Trans>}>
      <div className={css.main} {...attempt.marks}>
        {isChecking && <CheckingOutcome />}
        {!isLookup && <TheStatement />}
        {!isLookup && <Actions isChecking={isChecking} />}
      </div>
    </WithdrawalFrame>
  )
}

/** The statement, in words that the acknowledgement repeats. */
function TheStatement() {
  const { order } = useWithdrawal()
  const { company } = shop
  const { name, email, lines } = useWithdrawalState(({ context }) => context.statement)
  const goods = useLines(lines)
  return (
    <section className={css.statement} data-part="statement" aria-labelledby="statement-words">
      <p id="statement-words" className={text.read}>
        <Trans>To {company}: I withdraw from my contract for the purchase of the following goods.</Trans>
      </p>
      <Goods lines={goods} />
      <Facts
        facts={[
          {
            id: 'order',
            term: <Trans comment="Noun, before the number of an order">Order</Trans>,
            value: <bdi>{order.orderNumber}</bdi>,
          },
          {
            id: 'name',
            term: <Trans comment="Before the name of the shopper, on a statement of withdrawal">Name</Trans>,
            value: <bdi className={css.long}>{name.trim()}</bdi>,
          },
          {
            id: 'email',
            term: <Trans>Acknowledgment sent to</Trans>,
            value: (
              <bdi dir="ltr" className={css.long}>
                {email.trim()}
              </bdi>
            ),
          },
        ]}
      />
    </section>
  )
}

/** The one button that sends it, in the law's own words (Art. 11a(3)), and the way back. */
function Actions({ isChecking }: { readonly isChecking: boolean }) {
  const { t } = useLingui()
  const { actor } = useWithdrawal()
  const isSending = useWithdrawalState((snapshot) => selectWithdrawalView(snapshot) === 'sending')
  return (
    <>
      <div className={css.actions}>
        <Button
          onClick={() => actor.send({ type: 'withdrawal.confirm' })}
          {...(isSending && { loading: isChecking ? t`Checking` : t`Sending` })}
        >
          <Trans comment="Button that sends the statement, beside “Change”. The law has these words: Directive 2011/83/EU, Article 11a(3). Up to 33 characters">
            Confirm withdrawal
          </Trans>
        </Button>
        {!isSending && (
          <Button tone="line" onClick={() => actor.send({ type: 'statement.edit' })}>
            <Trans comment="Button, beside “Confirm withdrawal”: go back and edit the statement (verb). Up to 11 characters">
              Change
            </Trans>
          </Button>
        )}
      </div>
      <p className={text.small} role="status">
        {isSending ? (
          <Trans>This takes a moment. You can close this page.</Trans>
        ) : (
          <Trans>We’ll acknowledge by email right away, with the date and time we received it.</Trans>
        )}
      </p>
    </>
  )
}
