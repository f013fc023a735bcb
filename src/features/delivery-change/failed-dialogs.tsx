import { Trans } from '@lingui/react/macro'
import { selectDeliveryView } from '../../../machines/delivery-change/delivery-change.selectors.ts'
import { UnconfirmedDialog } from '../../components/attempt/unconfirmed-dialog.tsx'
import { PageButton } from '../../components/links/links.tsx'
import { FailedDialog } from '../../components/page/failed-dialog.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useDeliveryChange, useDeliveryState } from './delivery-change-context.ts'

/** Over the review: nothing was changed, or nobody can say whether it was. */
export function FailedDialogs() {
  const { actor, order } = useDeliveryChange()
  const view = useDeliveryState(selectDeliveryView)
  const close = () => actor.send({ type: 'dialog.dismiss' })
  const retry = () => actor.send({ type: 'change.retry' })
  if (view === 'failed') return <Failed onClose={close} onRetry={retry} />
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
            to="/{-$country}/{-$locale}/orders/sales/$orderNumber"
            params={{ orderNumber: order.orderNumber }}
          >
            <Trans>View order</Trans>
          </PageButton>
        </>
      }
    >
      <Trans>Your order shows how it’s delivered. You can also try again.</Trans>
    </UnconfirmedDialog>
  )
}

function Failed({ onClose, onRetry }: { readonly onClose: () => void; readonly onRetry: () => void }) {
  const code = useDeliveryState(({ context }) => context.refusal?.code ?? null)
  const title = <Trans>Your delivery wasn’t changed</Trans>
  if (code === 'rate_limited') {
    return (
      <FailedDialog title={title} onClose={onClose}>
        <Trans>You’ve changed this order too often today. Try again tomorrow, or contact us.</Trans>
      </FailedDialog>
    )
  }
  return (
    <FailedDialog title={title} onClose={onClose} onRetry={onRetry}>
      {code === 'delivery_change_pending' ? (
        <Trans>We’re still working on another change. Try again in a moment.</Trans>
      ) : (
        <Trans>Something went wrong on our side. We’ve kept what you chose.</Trans>
      )}
    </FailedDialog>
  )
}
