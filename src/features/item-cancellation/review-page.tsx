import { Trans, useLingui } from '@lingui/react/macro'
import { isAllOf } from '../../../domain/order-actions/cancel-items.ts'
import {
  selectIsForgotten,
  selectIsWholeOrder,
  selectItemsView,
  selectPieces,
} from '../../../machines/item-cancellation/item-cancellation.selectors.ts'
import { CheckingOutcome, CheckingTitle } from '../../components/attempt/checking-outcome.tsx'
import { useAttempt } from '../../components/attempt/use-attempt.ts'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import { FailedDialogs } from './failed-dialogs.tsx'
import css from './item-cancellation.module.css'
import { useItemCancellation, useItemsState } from './item-cancellation-context.ts'
import { ItemsPage, RefundSide } from './items-page.tsx'
import { PiecesList, usePieces } from './pieces-list.tsx'
import { Refund } from './refund.tsx'

/** What is about to be cancelled, and what is on its way: the same page, so that nothing moves when the button is pressed. */
export function ReviewPage() {
  const { actor } = useItemCancellation()
  const isForgotten = useItemsState(selectIsForgotten)
  const attempt = useAttempt(actor)
  const isSending = useItemsState((snapshot) => selectItemsView(snapshot) === 'sending')
  const isChecking = attempt.view === 'checking' || (isForgotten && isSending)
  return (
    <ItemsPage
      title={isChecking ? <CheckingTitle /> : <Trans>Check what you’re canceling</Trans>}
      side={
        !isForgotten && (
          <RefundSide>
            <Refund />
            <Actions isSending={isSending} isChecking={isChecking} />
          </RefundSide>
        )
      }
    >
      <div className={css.main} {...attempt.marks}>
        {isChecking && <CheckingOutcome />}
        {!isForgotten && (
          <>
            <Cancelling />
            <GoesOn />
          </>
        )}
      </div>
      <FailedDialogs />
    </ItemsPage>
  )
}

function Cancelling() {
  const pieces = usePieces(useItemsState(selectPieces))
  const isWhole = useItemsState(selectIsWholeOrder)
  return (
    <section className={css.section} data-part="cancelling">
      <h2 className={text.h2}>
        <Trans>You’re canceling</Trans>
      </h2>
      <PiecesList pieces={pieces} />
      {isWhole && (
        <p>
          <Trans>That’s everything that’s left, so the whole order will be canceled.</Trans>
        </p>
      )}
    </section>
  )
}

/** What is sent all the same. */
function GoesOn() {
  const lines = useItemsState(({ context }) => context.offer.lines)
  const chosen = useItemsState(selectPieces)
  const left = lines.flatMap(({ id, quantity }) => {
    const taken = chosen.find(({ lineId }) => lineId === id)?.quantity ?? 0
    return taken < quantity ? [{ lineId: id, quantity: quantity - taken }] : []
  })
  const pieces = usePieces(left)
  if (isAllOf(lines, chosen) || pieces.length === 0) return null
  return (
    <section className={css.section} data-part="goes-on">
      <h2 className={text.h2}>
        <Trans>We still ship</Trans>
      </h2>
      <PiecesList pieces={pieces} />
    </section>
  )
}

function Actions({ isSending, isChecking }: { readonly isSending: boolean; readonly isChecking: boolean }) {
  const { t } = useLingui()
  const { actor, order } = useItemCancellation()
  const isWhole = useItemsState(selectIsWholeOrder)
  const hasMail = Boolean(order.authorizationInfo?.email)
  return (
    <div className={css.actions}>
      <Button
        wide
        onClick={() => actor.send({ type: 'cancellation.confirm' })}
        {...(isSending && { loading: isChecking ? t`Checking` : t`Asking the warehouse` })}
      >
        {isWhole ? (
          <Trans>Cancel the whole order</Trans>
        ) : (
          <Trans comment="Button, beside “Choose again” (verb). Up to 33 characters">
            Cancel these items
          </Trans>
        )}
      </Button>
      {!isSending && (
        <Button wide tone="line" onClick={() => actor.send({ type: 'cancellation.edit' })}>
          <Trans comment="Button, beside “Cancel these items” or “Change delivery”: back to the choice (verb). Up to 23 characters">
            Choose again
          </Trans>
        </Button>
      )}
      <p className={text.small} role="status">
        {isSending && <Trans>This takes a moment. You can close this page.</Trans>}
        {!isSending && hasMail && <Trans>We’ll email you once it’s canceled.</Trans>}
      </p>
    </div>
  )
}
