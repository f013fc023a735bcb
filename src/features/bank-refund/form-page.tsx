import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { detailNames } from '../../../domain/bank-refund/bank-details.ts'
import {
  selectBankRefundView,
  selectFaults,
  selectFaulty,
  selectGap,
} from '../../../machines/bank-refund/bank-refund.selectors.ts'
import { usePage } from '../../components/order/use-page.ts'
import { useErrorTitle } from '../../components/page/page-title.tsx'
import { Gap } from '../../components/words/gap.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import text from '../../ui/text.module.css'
import { Confirmation } from '../return-instructions/confirmation.tsx'
import { useTimeline } from '../return-instructions/use-return.ts'
import css from './bank-refund.module.css'
import { useBankRefund, useRefundState } from './bank-refund-context.ts'
import { FailedDialogs } from './failed-dialogs.tsx'
import { FaultOf, fieldIds, fieldLabels, IbanField, NameFields } from './fields.tsx'
import { RefundPage } from './refund-page.tsx'
import { useRefundAmount } from './use-refund-amount.ts'

/** The form, and over it what became of it when it was not taken (RF-01). */
export function FormPage() {
  const { actor, order } = useBankRefund()
  const amount = useRefundAmount(order)
  const timeline = useTimeline(order)
  const view = useRefundState(selectBankRefundView)
  return (
    <RefundPage
      order={order}
      title={<Trans>Refund to your bank</Trans>}
      notes={<Confirmation order={order} timeline={timeline} />}
    >
      <p className={text.read}>
        {amount === null ? (
          <Trans>You paid in cash, so we’ll refund you to a bank account.</Trans>
        ) : (
          <Trans>
            You paid in cash, so we’ll refund <bdi className={text.strong}>{amount}</bdi> to a bank account.
          </Trans>
        )}
        <Gap />
        <Trans>Any bank with an IBAN will do.</Trans>
      </p>
      <Errors />
      <form
        className={css.form}
        noValidate
        autoComplete="on"
        aria-busy={view === 'sending' || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'details.submit' })
        }}
      >
        <NameFields />
        <IbanField />
        <div>
          <Submit />
        </div>
        <p className={text.small}>
          <Trans>We use these details for this refund only, and delete them once it’s paid.</Trans>
        </p>
      </form>
      <FailedDialogs />
    </RefundPage>
  )
}

function Errors() {
  const faulty = useRefundState((snapshot) => selectFaulty(snapshot).join(' '))
  const attempt = useRefundState(({ context }) => context.refusals)
  const names = detailNames.filter((name) => faulty.split(' ').includes(name))
  const count = names.length
  useErrorTitle(count > 0)
  return (
    <ErrorSummary
      title={
        <Plural value={count} one="One thing to check" _2="Two things to check" other="# things to check" />
      }
      errors={
        attempt === 0
          ? []
          : names.map((name) => ({ fieldId: fieldIds[name], words: <FaultOf name={name} /> }))
      }
      attempt={attempt}
    />
  )
}

/** Leads to the review, or says what the form still needs (RF-01). */
function Submit() {
  const reason = useReason()
  return (
    <Button wide type="submit" {...(reason !== null && { reason })}>
      <Trans>Review details</Trans>
    </Button>
  )
}

const useReason = () => {
  const { t } = useLingui()
  const { locale } = usePage()
  const gap = useRefundState(selectGap)
  const missing = useRefundState((snapshot) =>
    Object.entries(selectFaults(snapshot))
      .flatMap(([name, fault]) => (fault === 'missing' ? [name] : []))
      .join(' '),
  )
  if (gap === 'empty') {
    const words = detailNames
      .filter((name) => missing.split(' ').includes(name))
      .map((name) => t(fieldLabels[name]))
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
    return <Trans>Still needed: {list}.</Trans>
  }
  if (gap === 'wrong') return <IsWrong />
  return gap === 'rules' ? <Trans>One moment: we’re getting ready to check your IBAN.</Trans> : null
}

function IsWrong() {
  const isIban = useRefundState((snapshot) => selectFaults(snapshot).iban === 'invalid')
  return isIban ? (
    <Trans>Invalid IBAN: complete or correct it first.</Trans>
  ) : (
    <Trans>Shorten the name first.</Trans>
  )
}
