import { useLingui } from '@lingui/react/macro'
import type { OrderItem } from '../../../../contract/orders/order-item.ts'
import { pictureSources } from '../../../../domain/pictures/picture-sources.ts'
import { Picture } from '../../../ui/marks/picture.tsx'
import css from './thumbs.module.css'

const shown = 4

/** The first pictures of some lines, and how many more lines there are. */
export function ItemThumbs({ items }: { readonly items: readonly Pick<OrderItem, 'id' | 'product'>[] }) {
  const { t } = useLingui()
  const rest = items.length - shown + 1
  const pictured = items.length > shown ? items.slice(0, shown - 1) : items
  return (
    <div className={css.thumbs}>
      {pictured.map(({ id, product }) => (
        <Picture
          key={id}
          className={css.thumb}
          {...pictureSources(product.productImage)}
          sizes="5.5rem"
          alt={product.title}
          missing={t`Picture not available`}
          eager
        />
      ))}
      {items.length > shown && (
        <span className={css.more}>
          {t({
            message: `+${rest} more`,
            comment: 'After pictures or names of items: {rest} is how many do not show. Up to 19 characters',
          })}
        </span>
      )}
    </div>
  )
}
