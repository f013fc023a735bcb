import { Plural, Trans } from '@lingui/react/macro'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import css from './goods-words.module.css'

type Facts = {
  readonly color: string | null
  readonly size: string | null
  /** Pieces of it. */
  readonly quantity: number
}

/** Color, size and pieces, in one line where they fit. */
export function GoodsFacts({ color, size, quantity }: Facts) {
  return (
    <span className={cx(css.facts, text.small, text.soft)}>
      {color !== null && <bdi>{color}</bdi>}
      {size !== null && (
        <span>
          <Trans>Size {size}</Trans>
        </span>
      )}
      <span>
        <Plural value={quantity} one="# piece" other="# pieces" />
      </span>
    </span>
  )
}

/** A name that stands where the page's words begin, whichever way it is written itself, and the facts beneath. */
export function GoodsWords({ title, ...facts }: Facts & { readonly title: string }) {
  return (
    <>
      <span className={css.name} data-part="name">
        <bdi>{title}</bdi>
      </span>
      <GoodsFacts {...facts} />
    </>
  )
}
