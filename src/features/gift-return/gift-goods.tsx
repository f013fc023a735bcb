import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftItem } from '../../../contract/returns/gift-return.ts'
import { pictureSources } from '../../../domain/pictures/picture-sources.ts'
import { cx } from '../../ui/cx.ts'
import { Picture } from '../../ui/marks/picture.tsx'
import text from '../../ui/text.module.css'
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

/** Name, color, size and pieces. */
export function Words({ item }: { readonly item: Good }) {
  const { title, color, size, quantity } = item
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(color === null ? [] : [['color', <bdi key="color">{color}</bdi>] as const]),
    ...(size === null ? [] : [['size', <Trans key="size">Size {size}</Trans>] as const]),
    ['pieces', <Plural key="pieces" value={quantity} one="# piece" other="# pieces" />],
  ]
  return (
    <>
      <span className={css.name}>
        <bdi>{title}</bdi>
      </span>
      <span className={cx(css.facts, text.small, text.soft)}>
        {facts.map(([id, words]) => (
          <span key={id}>{words}</span>
        ))}
      </span>
    </>
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
            <Words item={item} />
          </p>
        </li>
      ))}
    </ul>
  )
}
