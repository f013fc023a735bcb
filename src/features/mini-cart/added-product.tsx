import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, toMinor } from '../../../domain/format/money.ts'
import { pictureSources } from '../../../domain/pictures/picture-sources.ts'
import type { AddedProduct } from '../../../machines/mini-cart/mini-cart.types.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { cx } from '../../ui/cx.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Picture } from '../../ui/marks/picture.tsx'
import text from '../../ui/text.module.css'
import css from './mini-cart.module.css'

/** Picture, name, category, size and price of what was added; the list price struck through where it is higher. */
export function AddedProductCard({ product }: { readonly product: AddedProduct }) {
  const { t } = useLingui()
  const { tag } = usePlace()
  const { title, category, size, currency } = product
  const price = toMinor(product.price, currency)
  const list = toMinor(product.msrp, currency)
  return (
    <div className={css.product}>
      <Picture
        {...pictureSources(product.image)}
        sizes="7.5rem"
        alt={product.imageAlt ?? title}
        missing={t`Picture not available`}
        eager
        className={css.picture}
      />
      <div>
        <p className={css.name}>
          <bdi>{title}</bdi>
        </p>
        {category && <p className={cx(text.small, text.soft)}>{category}</p>}
        {size && (
          <p className={cx(text.small, text.soft)}>
            <Trans>
              Size <bdi>{size}</bdi>
            </Trans>
          </p>
        )}
        <p className={css.price}>
          <bdi>{formatMoney(price, currency, tag)}</bdi>
          {list > price && (
            <>
              <VisuallyHidden>
                <Trans>, list price</Trans>{' '}
              </VisuallyHidden>
              <s className={css.list}>
                <bdi>{formatMoney(list, currency, tag)}</bdi>
              </s>
            </>
          )}
        </p>
      </div>
    </div>
  )
}
