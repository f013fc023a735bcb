import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { pickupCancellationMachine } from '../../../machines/curbside/pickup-cancellation/pickup-cancellation.machine.ts'
import {
  type PickupCancellationView,
  selectCancelView,
} from '../../../machines/curbside/pickup-cancellation/pickup-cancellation.selectors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'

type Actor = ActorRefFrom<typeof pickupCancellationMachine>
type View = Exclude<PickupCancellationView, 'closed'>

/** The button that takes an arrival back, and its one dialog (ST-04). */
export function CancelPickup({ actor }: { readonly actor: Actor }) {
  const view = useSelector(actor, selectCancelView)
  return (
    <div data-flow="pickupCancellation" data-state={view}>
      <Button tone="line" onClick={() => actor.send({ type: 'cancel.ask' })}>
        <Trans>Cancel pickup</Trans>
      </Button>
      {view !== 'closed' && <CancelDialog actor={actor} view={view} />}
    </div>
  )
}

function CancelDialog({ actor, view }: { readonly actor: Actor; readonly view: View }) {
  const { t } = useLingui()
  const close = () => actor.send({ type: 'dialog.dismiss' })
  const leave = (words: ReactNode, tone: 'line' | 'black' = 'line') => (
    <Button tone={tone} onClick={close}>
      {words}
    </Button>
  )
  const titles: Record<View, ReactNode> = {
    confirming: <Trans>Cancel this pickup?</Trans>,
    cancelling: <Trans>Cancelling your pickup</Trans>,
    tooLate: <Trans>Your order was handed over</Trans>,
    failed: <Trans>Your pickup was not cancelled</Trans>,
  }
  const bodies: Record<View, ReactNode> = {
    confirming: (
      <Trans>The store stops looking for your car. Your order stays there, and you can fetch it later.</Trans>
    ),
    cancelling: <Trans>This takes a moment. We tell the store.</Trans>,
    tooLate: <Trans>The store has given it out already, so there is nothing left to cancel.</Trans>,
    failed: <Trans>The store still expects you. Try again, or tell the team when they come.</Trans>,
  }
  const actions: Record<View, ReactNode> = {
    confirming: (
      <>
        <Button onClick={() => actor.send({ type: 'cancel.confirm' })}>
          <Trans>Yes, cancel</Trans>
        </Button>
        {leave(<Trans>Keep waiting</Trans>)}
      </>
    ),
    cancelling: <Button loading={t`Cancelling`}>{null}</Button>,
    tooLate: leave(<Trans>Done</Trans>, 'black'),
    failed: (
      <>
        <Button onClick={() => actor.send({ type: 'cancel.retry' })}>
          <Trans>Try again</Trans>
        </Button>
        {leave(<Trans>Keep waiting</Trans>)}
      </>
    ),
  }
  return (
    <Dialog
      view={view}
      title={titles[view]}
      {...(view === 'failed' && { mark: { mark: 'bad', tone: 'bad' } as const })}
      close={view === 'cancelling' ? undefined : { label: t`Close`, onClose: close }}
      actions={actions[view]}
    >
      <p role={view === 'failed' ? 'alert' : view === 'cancelling' ? 'status' : undefined}>{bodies[view]}</p>
    </Dialog>
  )
}
