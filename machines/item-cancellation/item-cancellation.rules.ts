import type { AskedPieces } from '../../domain/order-actions/cancel-items.ts'
import {
  type ItemsOffer,
  isWholeOrder,
  refundOfChosen,
  stillOffered,
} from '../../domain/order-actions/cancel-items-offer.ts'
import type {
  ConfirmedPieces,
  ItemCancellationContext,
  ItemCancellationInput,
  ItemsAttemptInput,
} from './item-cancellation.types.ts'

type Chosen = Pick<ItemCancellationContext, 'chosen' | 'offer'>

export const startOfCancellation = (input: ItemCancellationInput): ItemCancellationContext => ({
  ...input,
  chosen: [],
  confirmed: null,
  isObjected: false,
  refusal: null,
})

/** The choice with so many pieces of a line, in the order's own order; none leaves the line out. */
export const withPieces = (
  { chosen, offer }: Chosen,
  { lineId, quantity }: AskedPieces,
): readonly AskedPieces[] =>
  stillOffered(
    offer,
    offer.lines.flatMap(({ id }) => {
      const pieces = id === lineId ? quantity : (chosen.find((one) => one.lineId === id)?.quantity ?? 0)
      return pieces > 0 ? [{ lineId: id, quantity: pieces }] : []
    }),
  )

/** What the page knows once the order has come again; what was chosen stays, as far as it is still there. */
export const withOffer = ({ chosen }: Pick<Chosen, 'chosen'>, offer: ItemsOffer): Chosen => ({
  offer,
  chosen: stillOffered(offer, chosen),
})

export const confirmedOf = ({ chosen, offer }: Chosen): ConfirmedPieces => ({
  pieces: chosen,
  refund: refundOfChosen(offer, chosen),
  isWholeOrder: isWholeOrder(offer, chosen),
})

/** The same for every try; where nothing was confirmed, as after a reload, there is an outcome to look up, but nothing to send. */
export const attemptOf = ({
  orderNumber,
  confirmed,
  pendingKey,
}: Pick<ItemCancellationContext, 'orderNumber' | 'confirmed' | 'pendingKey'>): ItemsAttemptInput => ({
  target: { orderNumber },
  request: confirmed && { items: confirmed.pieces.map((one) => ({ ...one })) },
  pendingKey,
})
