import { Trans } from '@lingui/react/macro'
import {
  selectIsForgotten,
  selectIsWholeOrder,
  selectPieces,
} from '../../../machines/item-cancellation/item-cancellation.selectors.ts'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import css from './item-cancellation.module.css'
import { useItemCancellation, useItemsState } from './item-cancellation-context.ts'
import { ItemsPage, RefundSide, ViewOrder } from './items-page.tsx'
import { PiecesList, usePieces } from './pieces-list.tsx'
import { Refund } from './refund.tsx'

/** The pieces are cancelled. After a reload the order alone says which, once it has come again. */
export function CancelledPage() {
  const { order } = useItemCancellation()
  const isForgotten = useItemsState(selectIsForgotten)
  const isWhole = useItemsState(selectIsWholeOrder)
  const hasMail = Boolean(order.authorizationInfo?.email)
  return (
    <ItemsPage
      title={isWhole ? <Trans>Your order is canceled</Trans> : <Trans>Your items are canceled</Trans>}
      side={
        !isForgotten && (
          <RefundSide>
            <Refund />
            <ViewOrder />
          </RefundSide>
        )
      }
    >
      {hasMail && (
        <Note tone="good" live="status">
          <p>
            <Trans>We’re emailing you a confirmation.</Trans>
          </p>
        </Note>
      )}
      {isForgotten ? (
        <>
          <p>
            <Trans>Your order shows which items are canceled, and your refund.</Trans>
          </p>
          <div className={css.actions}>
            <ViewOrder />
          </div>
        </>
      ) : (
        <Which />
      )}
    </ItemsPage>
  )
}

function Which() {
  const pieces = usePieces(useItemsState(selectPieces))
  const isWhole = useItemsState(selectIsWholeOrder)
  return (
    <section className={css.section} data-part="cancelled">
      <h2 className={text.h2}>
        <Trans comment="Entry in the timeline of an item, with its day beside it; heading of a list of canceled items. Up to 15 characters">
          Canceled
        </Trans>
      </h2>
      <PiecesList pieces={pieces} />
      {!isWhole && (
        <p>
          <Trans>Everything else ships as planned.</Trans>
        </p>
      )}
    </section>
  )
}

/** The warehouse decides; the shopper hears by e-mail. What it is about, the order itself says, after a reload as well. */
export function PendingPage() {
  const { order } = useItemCancellation()
  const hasMail = Boolean(order.authorizationInfo?.email)
  const pieces = usePieces(order.pendingModification?.items ?? [])
  return (
    <ItemsPage title={<Trans>We’ve asked the warehouse</Trans>}>
      <p className={text.read} role="status">
        {hasMail ? (
          <Trans>Your cancellation is pending until they answer. We’ll email you as soon as we know.</Trans>
        ) : (
          <Trans>Your cancellation is pending until they answer. Your order shows when they do.</Trans>
        )}
      </p>
      {pieces.length > 0 && (
        <section className={css.section} data-part="pending">
          <h2 className={text.h2}>
            <Trans>You’re canceling</Trans>
          </h2>
          <PiecesList pieces={pieces} />
        </section>
      )}
      <div className={css.actions}>
        <ViewOrder />
      </div>
    </ItemsPage>
  )
}
