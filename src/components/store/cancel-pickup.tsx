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
import type { MarkName, Tone } from '../../ui/marks/status.tsx'
import { CheckingOutcome, CheckingTitle } from '../attempt/checking-outcome.tsx'
import { Unconfirmed, UnconfirmedTitle, unconfirmedMark } from '../attempt/unconfirmed.tsx'
import { useAttempt } from '../attempt/use-attempt.ts'

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

const plain = (words: ReactNode) => <p>{words}</p>
const said = (words: ReactNode) => <p role="status">{words}</p>

const marks: Partial<Record<View, { readonly mark: MarkName; readonly tone: Tone }>> = {
  unconfirmed: unconfirmedMark,
  failed: { mark: 'bad', tone: 'bad' },
}

function CancelDialog({ actor, view }: { readonly actor: Actor; readonly view: View }) {
  const { t } = useLingui()
  const attempt = useAttempt(actor)
  const isChecking = attempt.view === 'checking'
  const close = () => actor.send({ type: 'dialog.dismiss' })
  const leave = (words: ReactNode, tone: 'line' | 'black' = 'line') => (
    <Button tone={tone} onClick={close}>
      {words}
    </Button>
  )
  const titles: Record<View, ReactNode> = {
    confirming: <Trans>Cancel this pickup?</Trans>,
    cancelling: isChecking ? <CheckingTitle /> : <Trans>Canceling your pickup</Trans>,
    tooLate: <Trans>Your order was handed over</Trans>,
    unconfirmed: <UnconfirmedTitle />,
    failed: <Trans>Your pickup wasn’t canceled</Trans>,
  }
  const bodies: Record<View, ReactNode> = {
    confirming: plain(
      <Trans>
        The store will stop looking for your car. Your order stays there, and you can pick it up later.
      </Trans>,
    ),
    cancelling: isChecking ? (
      <CheckingOutcome />
    ) : (
      said(<Trans>This takes a moment. We’re telling the store.</Trans>)
    ),
    tooLate: plain(<Trans>The store has already handed it over, so there’s nothing left to cancel.</Trans>),
    unconfirmed: (
      <Unconfirmed>
        <Trans>
          If someone comes out to your car, let them know. You can also try again or call the store.
        </Trans>
      </Unconfirmed>
    ),
    failed: (
      <p role="alert">
        <Trans>The store still expects you. Try again, or tell the team when they come.</Trans>
      </p>
    ),
  }
  const again = (
    <>
      <Button onClick={() => actor.send({ type: 'cancel.retry' })}>
        <Trans>Try again</Trans>
      </Button>
      {leave(
        <Trans comment="Button of a dialog, beside “Yes, cancel”: the shopper goes on waiting for the order at the store. Up to 25 characters">
          Keep waiting
        </Trans>,
      )}
    </>
  )
  const actions: Record<View, ReactNode> = {
    confirming: (
      <>
        <Button onClick={() => actor.send({ type: 'cancel.confirm' })}>
          <Trans comment="Button of a dialog, beside “Keep waiting”: cancel the pickup. Up to 20 characters">
            Yes, cancel
          </Trans>
        </Button>
        {leave(
          <Trans comment="Button of a dialog, beside “Yes, cancel”: the shopper goes on waiting for the order at the store. Up to 25 characters">
            Keep waiting
          </Trans>,
        )}
      </>
    ),
    cancelling: (
      <Button
        loading={
          isChecking
            ? t`Checking`
            : t({
                message: 'Canceling',
                comment:
                  'On a button while an order, a pickup or a return is being canceled; names a progress bar. Up to 26 characters',
              })
        }
      >
        {null}
      </Button>
    ),
    tooLate: leave(
      <Trans comment="Button that closes a dialog after reading it. Up to 11 characters">Done</Trans>,
      'black',
    ),
    unconfirmed: again,
    failed: again,
  }
  const mark = marks[view]
  return (
    <Dialog
      view={view === 'cancelling' && isChecking ? 'checking' : view}
      {...attempt.marks}
      title={titles[view]}
      {...(mark && { mark })}
      close={{
        label: t({
          message: 'Close',
          comment: 'Names the × that closes a dialog or a notice, read out (verb)',
        }),
        onClose: close,
      }}
      actions={actions[view]}
    >
      {bodies[view]}
    </Dialog>
  )
}
