import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { selectHistoryDialog } from '../../../machines/order-history/order-history.selectors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import type { HistoryProps } from './history-ref.ts'

/** What did not load. It can be closed; only later pages are tried again from here (HI-07). */
export function ErrorDialog({ history }: HistoryProps) {
  const { t } = useLingui()
  const dialog = useSelector(history, selectHistoryDialog)
  if (dialog === null) return null
  const onClose = () => history.send({ type: 'error.dismiss' })
  const close = { label: t`Close`, onClose }
  const mark = { mark: 'bad', tone: 'bad' } as const
  if (dialog === 'firstPageFailed') {
    return (
      <Dialog
        title={<Trans>Your orders did not load</Trans>}
        mark={mark}
        close={close}
        actions={
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Something broke on the way. Your orders are safe; load the list again in a moment.</Trans>
        </p>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={<Trans>More orders did not load</Trans>}
      mark={mark}
      close={close}
      actions={
        <>
          <Button onClick={() => history.send({ type: 'history.retry' })}>
            <Trans>Try again</Trans>
          </Button>
          <Button tone="line" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>The orders you see stay as they are.</Trans>
      </p>
    </Dialog>
  )
}
