import { useLingui } from '@lingui/react/macro'
import type { Order } from '../../contract/order.ts'
import { Picture } from '../../ui/picture.tsx'
import css from './cancellation.module.css'

const shown = 4

/** The first pictures of the order, and how many more lines there are. */
export function OrderThumbs({ order }: { readonly order: Order }) {
  const { t } = useLingui()
  const items = order.group.flatMap((group) => group.orderItems)
  const rest = items.length - shown + 1
  const pictured = items.length > shown ? items.slice(0, shown - 1) : items
  return (
    <div className={css.thumbs}>
      {pictured.map(({ id, product }) => (
        <Picture
          key={id}
          className={css.thumb}
          src={product.productImage}
          alt={product.title}
          missing={t`Picture not available`}
          eager
        />
      ))}
      {items.length > shown && <span className={css.more}>{t`+${rest} more`}</span>}
    </div>
  )
}
