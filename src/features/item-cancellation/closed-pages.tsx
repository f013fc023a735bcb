import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ItemsRefusal } from '../../../domain/order-actions/items-refusal.ts'
import { selectPieces } from '../../../machines/item-cancellation/item-cancellation.selectors.ts'
import { ContactUs } from '../../components/links/contact-us.tsx'
import text from '../../ui/text.module.css'
import css from './item-cancellation.module.css'
import { useItemsState } from './item-cancellation-context.ts'
import { ItemsPage, ViewOrder } from './items-page.tsx'
import { PiecesList, usePieces } from './pieces-list.tsx'

const reasonOfCode: Readonly<Record<string, ItemsRefusal>> = {
  cancel_window_closed: 'windowClosed',
  order_already_cancelled: 'cancelled',
}

/** The pieces could not be stopped any more: which, and why (BY-16). */
export function TooLate() {
  const code = useItemsState(({ context }) => context.refusal?.code ?? '')
  const pieces = usePieces(useItemsState(selectPieces))
  return (
    <Refused
      title={<Trans>It’s too late to cancel these items</Trans>}
      refusal={reasonOfCode[code] ?? 'notStoppable'}
    >
      {pieces.length > 0 && (
        <section className={css.section} data-part="not-cancelled">
          <h2 className={text.h2}>
            <Trans>Not canceled</Trans>
          </h2>
          <PiecesList pieces={pieces} />
        </section>
      )}
    </Refused>
  )
}

/** Nothing can be cancelled by the piece: why, and what can be done instead. */
export function Closed() {
  const refusal = useItemsState(({ context }) => context.offer.refusal)
  if (refusal === null) return null
  return <Refused title={<Trans>You can’t cancel items of this order</Trans>} refusal={refusal} />
}

function Refused(props: {
  readonly title: ReactNode
  readonly refusal: ItemsRefusal
  readonly children?: ReactNode
}) {
  return (
    <ItemsPage title={props.title}>
      <p className={text.read} data-part="items-closed">
        <Reason refusal={props.refusal} />
      </p>
      {props.children}
      <div className={css.actions}>
        <ViewOrder />
        <ContactUs />
      </div>
    </ItemsPage>
  )
}

function Reason({ refusal }: { readonly refusal: ItemsRefusal }) {
  switch (refusal) {
    case 'notStoppable':
      return (
        <Trans>
          We’re already packing your order, or part of it is on its way. Once it arrives, you can return what
          you don’t want.
        </Trans>
      )
    case 'windowClosed':
      return (
        <Trans>
          The time to cancel is over. Once your order arrives, you can return what you don’t want.
        </Trans>
      )
    case 'unpaid':
      return <Trans>This order isn’t paid yet. Pay for it first, or cancel the whole order.</Trans>
    case 'cancelled':
      return <Trans>This order is already canceled.</Trans>
    case 'cancellationPending':
      return (
        <Trans>
          We’re still working on another cancellation of this order. Once we know, you can try again.
        </Trans>
      )
    case 'notOffered':
      return <Trans>This order can’t be canceled by the item. Contact us and we’ll help.</Trans>
  }
}
