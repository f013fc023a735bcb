import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { isFinalDesign } from '../../../domain/order-actions/cancel-window.ts'
import {
  isUnderWay,
  selectCancelOffer,
  selectWindow,
} from '../../../machines/cancellation/cancellation.selectors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useCancellation } from './cancellation-context.ts'
import { useWindowEnd } from './use-window-end.ts'

/** The cancel button among the order's actions, as long as cancelling is offered (CA-03). */
export function CancelAction() {
  const actor = useCancellation()
  const offer = useSelector(actor, selectCancelOffer)
  if (offer === null) return null
  return (
    <Button tone="line" onClick={() => actor.send({ type: 'cancellation.ask' })} data-action="cancel">
      {offer === 'cancel' ? (
        <Trans comment="Button: asks whether to cancel the order (verb)">Cancel order</Trans>
      ) : (
        <Trans comment="Button: find out whether the order is canceled (verb)">Check cancellation</Trans>
      )}
    </Button>
  )
}

/** Why the button is gone, once the window has shut on an order that offers to be cancelled (CA-03, CA-06). */
export function CancelReason({ className }: { readonly className?: string | undefined }) {
  const actor = useCancellation()
  const until = useWindowEnd()
  const order = useSelector(actor, ({ context }) => context.order)
  const isOver = useSelector(
    actor,
    (snapshot) =>
      selectWindow(snapshot) === 'shut' &&
      !isUnderWay(snapshot) &&
      snapshot.context.recentChange === null &&
      snapshot.context.order.pendingModification === null &&
      snapshot.context.order.group[0]?.actions.cancel != null,
  )
  const country = useSelector(actor, ({ context }) => context.country)
  const isOwnDesign = isFinalDesign(order, country)
  return (
    <div role="status" className={className}>
      {isOver &&
        (isOwnDesign ? (
          <Trans>
            You could cancel until <bdi>{until}</bdi>. Custom designs can only be canceled for 30 minutes.
          </Trans>
        ) : (
          <Trans>
            You could cancel until <bdi>{until}</bdi>, 30 minutes after you ordered. Once it arrives, you can
            return it.
          </Trans>
        ))}
    </div>
  )
}
