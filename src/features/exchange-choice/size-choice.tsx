import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { maxExchanged } from '../../../contract/orders/line-answer.ts'
import type { ExchangeVariant } from '../../../contract/returns/exchange-variant.ts'
import { isEnough, sizesOf } from '../../../machines/exchange-choice/exchange-choice.rules.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { cx } from '../../ui/cx.ts'
import chip from '../../ui/form/chip.module.css'
import field from '../../ui/form/field.module.css'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import text from '../../ui/text.module.css'
import type { ChoiceProps } from './color-choice.tsx'
import css from './exchange-choice.module.css'

/** From how few on it is said how many are left. */
const fewLeft = 3

/** Sizes of the color that shows: those that are gone are struck through (BY-02). */
export function SizeChoice({ actor, context, lineId, pieces, sizeId, errorId, isAffordable }: ChoiceProps) {
  const { t } = useLingui()
  const sizes = sizesOf(context)
  const legend = `exchange-size-${lineId}`
  return (
    <div
      role="radiogroup"
      aria-labelledby={legend}
      aria-required
      aria-invalid={errorId !== null || undefined}
      aria-describedby={errorId ?? undefined}
      className={field.field}
    >
      <p id={legend} className={field.label}>
        <Trans>Size</Trans>
      </p>
      <div className={css.sizes}>
        {sizes.map((variant, index) => {
          const isOff = !isEnough(variant, pieces) || !isAffordable(variant)
          return (
            <label key={variant.skuId} className={cx(chip.chip, css.size, isOff && css.gone)}>
              <input
                id={sizeId(index)}
                type="radio"
                name={legend}
                checked={variant.skuId === context.skuId}
                disabled={isOff}
                onChange={() => actor.send({ type: 'size.choose', skuId: variant.skuId })}
              />
              <bdi className={css.sizeName}>{variant.size ?? t`One size`}</bdi>
              <Stock variant={variant} pieces={pieces} />
            </label>
          )
        })}
      </div>
      {pieces > maxExchanged && <MostWords />}
    </div>
  )
}

function MostWords() {
  const { tag } = usePlace()
  const most = new Intl.NumberFormat(tag).format(maxExchanged)
  return (
    <p className={text.small}>
      <Trans>
        You can exchange up to <bdi>{most}</bdi> of an item at a time. Return fewer, or choose money back.
      </Trans>
    </p>
  )
}

/** How many there are, where that is not plenty; of many, no more are told than can be exchanged. */
function Stock({ variant, pieces }: { readonly variant: ExchangeVariant; readonly pieces: number }) {
  const { available } = variant
  if (available === 0) {
    return (
      <VisuallyHidden>
        <Trans comment="Read out after a size of a product that is sold out">Not available</Trans>
      </VisuallyHidden>
    )
  }
  if (available >= maxExchanged || (available > fewLeft && isEnough(variant, pieces))) return null
  return (
    <span className={text.small}>
      <Plural value={available} one="Only # left" other="Only # left" />
    </span>
  )
}
