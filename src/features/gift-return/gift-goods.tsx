import { useLingui } from '@lingui/react/macro'
import type { GiftItem } from '../../../contract/returns/gift-return.ts'
import { pictureSources } from '../../../domain/pictures/picture-sources.ts'
import { GoodsWords } from '../../components/words/goods-words.tsx'
import { Picture } from '../../ui/marks/picture.tsx'
import css from './gift-return.module.css'

/** What is shown of goods: no price (BY-48). */
export type Good = Omit<GiftItem, 'returnable'>

export function Thumb({ item }: { readonly item: Good }) {
  const { t } = useLingui()
  return (
    <Picture
      className={css.thumb}
      {...pictureSources(item.image)}
      sizes="(width >= 37.5em) 10rem, 7rem"
      alt={item.imageAlt ?? ''}
      missing={t`Picture not available`}
      eager
    />
  )
}

/** Goods that are only looked at. */
export function Goods({ items }: { readonly items: readonly Good[] }) {
  return (
    <ul className={css.goods}>
      {items.map((item) => (
        <li key={item.id} data-line={item.id}>
          <Thumb item={item} />
          <p className={css.words}>
            <GoodsWords {...item} />
          </p>
        </li>
      ))}
    </ul>
  )
}
