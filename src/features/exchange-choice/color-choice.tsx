import { Trans } from '@lingui/react/macro'
import type { ExchangeVariant } from '../../../contract/returns/exchange-variant.ts'
import { pictureSources } from '../../../domain/pictures/picture-sources.ts'
import { colorOf, colorsOf } from '../../../machines/exchange-choice/exchange-choice.rules.ts'
import type { ExchangeChoiceContext } from '../../../machines/exchange-choice/exchange-choice.types.ts'
import { cx } from '../../ui/cx.ts'
import field from '../../ui/form/field.module.css'
import { Picture } from '../../ui/marks/picture.tsx'
import text from '../../ui/text.module.css'
import { DifferenceWords } from './difference-words.tsx'
import css from './exchange-choice.module.css'
import type { ExchangeChoiceActor, PanelProps } from './use-exchange-choice-actor.ts'

export type ChoiceProps = PanelProps & {
  readonly actor: ExchangeChoiceActor
  readonly context: ExchangeChoiceContext
  /** What is dearer can be charged, or it is not dearer. */
  readonly isAffordable: (variant: ExchangeVariant) => boolean
}

/** Colors as pictures with their names, and what each costs beside what was paid (BY-03). */
export function ColorChoice({ actor, context, lineId, currency, differenceOf, isAffordable }: ChoiceProps) {
  const colors = colorsOf(context)
  const shown = colorOf(context)
  const legend = `exchange-color-${lineId}`
  if (colors.length < 2) return null
  return (
    <div role="radiogroup" aria-labelledby={legend} className={field.field}>
      <p id={legend} className={field.label}>
        <Trans>Color</Trans>
      </p>
      <div className={css.colors}>
        {colors.map((variant) => (
          <label key={variant.styleColor} className={css.color}>
            <input
              type="radio"
              name={legend}
              checked={variant.styleColor === shown}
              disabled={!isAffordable(variant)}
              onChange={() => actor.send({ type: 'color.choose', styleColor: variant.styleColor })}
            />
            <Picture {...pictureSources(variant.image)} sizes="4.5rem" alt="" missing="" />
            <bdi>{variant.color ?? variant.title}</bdi>
            <span className={cx(text.small, css.difference)}>
              {isAffordable(variant) ? (
                <DifferenceWords amount={differenceOf(variant)} currency={currency} />
              ) : (
                <Trans>Costs more than you paid</Trans>
              )}
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
