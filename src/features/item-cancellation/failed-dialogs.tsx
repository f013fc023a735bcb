import { Trans } from '@lingui/react/macro'
import { selectItemsView } from '../../../machines/item-cancellation/item-cancellation.selectors.ts'
import { UnconfirmedDialog } from '../../components/attempt/unconfirmed-dialog.tsx'
import { FailedDialog } from '../../components/page/failed-dialog.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useItemCancellation, useItemsState } from './item-cancellation-context.ts'
import { ViewOrder } from './items-page.tsx'

/** Over the review: nothing was cancelled, or nobody can say whether it was. */
export function FailedDialogs() {
  const { actor } = useItemCancellation()
  const view = useItemsState(selectItemsView)
  const close = () => actor.send({ type: 'dialog.dismiss' })
  const retry = () => actor.send({ type: 'cancellation.retry' })
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
          <ViewOrder tone="line" />
        </>
      }
    >
      <Trans>Your order shows which items are canceled. You can also try again.</Trans>
    </UnconfirmedDialog>
  )
}

function Failed({ onClose, onRetry }: { readonly onClose: () => void; readonly onRetry: () => void }) {
  const code = useItemsState(({ context }) => context.refusal?.code ?? null)
  const title = <Trans>Nothing was canceled</Trans>
  if (code === 'rate_limited') {
    return (
      <FailedDialog title={title} onClose={onClose}>
        <Trans>You’ve asked for this order too often today. Contact us and we’ll help.</Trans>
      </FailedDialog>
    )
  }
  if (code === 'cancel_items_unpaid') {
    return (
      <FailedDialog title={title} onClose={onClose}>
        <Trans>This order isn’t paid yet. Pay for it first, or cancel the whole order.</Trans>
      </FailedDialog>
    )
  }
  return (
    <FailedDialog title={title} onClose={onClose} onRetry={onRetry}>
      {code === 'cancellation_pending' ? (
        <Trans>We’re still working on another cancellation. Try again in a moment.</Trans>
      ) : (
        <Trans>Something went wrong on our side. We’ve kept what you chose.</Trans>
      )}
    </FailedDialog>
  )
}
