import { useLingui } from '@lingui/react/macro'
import type { OrderItem } from '../../../contract/orders/order-item.ts'
import { pictureSources } from '../../../domain/pictures/picture-sources.ts'
import { GoodsWords } from '../../components/words/goods-words.tsx'
import { Picture } from '../../ui/marks/picture.tsx'
import css from './item-cancellation.module.css'
import { useItemCancellation } from './item-cancellation-context.ts'

export type Pieces = { readonly item: OrderItem; readonly quantity: number }

/** Lines of the order by their ids, with so many pieces of each. */
export const usePieces = (
  asked: readonly { readonly lineId: string; readonly quantity: number }[],
): readonly Pieces[] => {
  const items = useItemCancellation().order.group.flatMap(({ orderItems }) => orderItems)
  return asked.flatMap(({ lineId, quantity }) => {
    const item = items.find(({ id }) => id === lineId)
    return item === undefined ? [] : [{ item, quantity }]
  })
}

/** Items with their pictures and how many there are of each. */
export function PiecesList({ pieces }: { readonly pieces: readonly Pieces[] }) {
  return (
    <ul className={css.goods}>
      {pieces.map(({ item, quantity }) => (
        <li key={item.id} data-line={item.id}>
          <PiecePicture item={item} sizes="5.5rem" />
          <p className={css.words}>
            <PiecesWords item={item} quantity={quantity} />
          </p>
        </li>
      ))}
    </ul>
  )
}

export function PiecePicture({ item, sizes }: { readonly item: OrderItem; readonly sizes: string }) {
  const { t } = useLingui()
  return (
    <Picture
      {...pictureSources(item.product.productImage)}
      sizes={sizes}
      alt=""
      missing={t`Picture not available`}
      eager
    />
  )
}

export function PiecesWords({ item, quantity }: Pieces) {
  const { title, color, size } = item.product
  return <GoodsWords title={title} color={color} size={size} quantity={quantity} />
}
