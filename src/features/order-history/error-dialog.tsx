import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { selectHistoryDialog } from '../../../machines/order-history/order-history.selectors.ts'
import { FailedDialog } from '../../components/page/failed-dialog.tsx'
import type { HistoryProps } from './history-ref.ts'

/** What did not load. It can be closed; only later pages are tried again from here (HI-07). */
export function ErrorDialog({ history }: HistoryProps) {
  const dialog = useSelector(history, selectHistoryDialog)
  if (dialog === null) return null
  const onClose = () => history.send({ type: 'error.dismiss' })
  if (dialog === 'firstPageFailed') {
    return (
      <FailedDialog title={<Trans>We couldn’t load your orders</Trans>} onClose={onClose}>
        <Trans>Something went wrong. Your orders are safe; load the list again in a moment.</Trans>
      </FailedDialog>
    )
  }
  return (
    <FailedDialog
      title={<Trans>We couldn’t load more orders</Trans>}
      onClose={onClose}
      onRetry={() => history.send({ type: 'history.retry' })}
    >
      <Trans>The orders you see here haven’t changed.</Trans>
    </FailedDialog>
  )
}
