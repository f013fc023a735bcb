import { Trans } from '@lingui/react/macro'
import {
  selectBankRefundView,
  selectIsForgotten,
} from '../../../machines/bank-refund/bank-refund.selectors.ts'
import { UnconfirmedDialog } from '../../components/attempt/unconfirmed-dialog.tsx'
import { PageButton } from '../../components/links/links.tsx'
import { FailedDialog } from '../../components/page/failed-dialog.tsx'
import { Gap } from '../../components/words/gap.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useBankRefund, useRefundState } from './bank-refund-context.ts'

/** Over the form: it was not taken, or nobody can say whether it was (RF-02). */
export function FailedDialogs() {
  const { actor, order } = useBankRefund()
  const { orderNumber } = order
  const view = useRefundState(selectBankRefundView)
  const isForgotten = useRefundState(selectIsForgotten)
  const close = () => actor.send({ type: 'dialog.dismiss' })
  const retry = () => actor.send({ type: 'refund.retry' })
  if (view === 'failed') {
    return (
      <FailedDialog title={<Trans>Form Not Submitted</Trans>} onClose={close} onRetry={retry}>
        <Trans>We couldn’t process your refund because of a network error.</Trans>
        <Gap />
        {isForgotten ? (
          <Trans>Enter your bank details again.</Trans>
        ) : (
          <Trans>We’ve kept what you entered.</Trans>
        )}
      </FailedDialog>
    )
  }
  if (view !== 'unconfirmed') return null
  return (
    <UnconfirmedDialog
      onClose={close}
      actions={
        <>
          <Button onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
          <PageButton
            tone="line"
            to="/{-$country}/{-$locale}/orders/returns/$orderNumber"
            params={{ orderNumber }}
          >
            <Trans>View your return</Trans>
          </PageButton>
        </>
      }
    >
      <Trans>
        Your return shows your bank account if it did. You can also try again: you’ll be refunded only once.
      </Trans>
    </UnconfirmedDialog>
  )
}
