import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { selectPieces } from '../../../machines/bag-count/bag-count.selectors.ts'
import { useApp, usePlace } from '../../components/app/app-context.ts'
import { useShopLink } from '../../components/links/shop-links.ts'
import { IconLink } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import css from './bag-link.module.css'

const max = 99

/** The bag in the header, with the number of pieces in it once it is known (BA-02). */
export function BagLink() {
  const { t } = useLingui()
  const { bag } = useApp()
  const { tag } = usePlace()
  const shopLink = useShopLink()
  const pieces = useSelector(bag, selectPieces) ?? 0
  const state = useSelector(bag, ({ value }) => value)
  const label =
    pieces > 0
      ? t`Bag, ${plural(pieces, { one: '# item', other: '# items' })}`
      : t({
          message: 'Bag',
          context: 'header',
          comment:
            'Names the icon of the shopping bag in the header, read out; and the page that it leads to',
        })
  return (
    <IconLink
      href={shopLink('cart')}
      label={label}
      className={css.bag}
      data-flow="bagCount"
      data-state={state}
    >
      <Icon name="bag" />
      {pieces > 0 && (
        <span className={css.pieces}>
          {Math.min(pieces, max).toLocaleString(tag)}
          {pieces > max && '+'}
        </span>
      )}
    </IconLink>
  )
}
