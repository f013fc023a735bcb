import { Trans } from '@lingui/react/macro'
import { cx } from '../../../ui/cx.ts'
import chip from '../../../ui/form/chip.module.css'
import field from '../../../ui/form/field.module.css'
import { FieldError } from '../../../ui/form/field-error.tsx'
import type { Option } from '../../../ui/form/select-field.tsx'
import { fieldIds } from '../step/field-ids.ts'
import { gapWords } from '../step/gap-words.tsx'
import css from './reason-choice.module.css'

type Props = {
  readonly lineId: string
  readonly options: readonly Option[]
  readonly value: string | null
  /** The step was submitted without one. */
  readonly isMissing: boolean
  readonly onChoose: (reason: string) => void
}

/** Why it goes back: all reasons in sight, one tap each, those of one text of the specification together (RI-03). */
export function ReasonChoice({ lineId, options, value, isMissing, onChoose }: Props) {
  const errorId = `${fieldIds.reason(lineId, 0)}-error`
  const legendId = `${fieldIds.reason(lineId, 0)}-legend`
  const groups = [...Map.groupBy([...options.entries()], ([, { group }]) => group)]
  return (
    <div
      className={field.field}
      role="radiogroup"
      aria-labelledby={legendId}
      aria-required
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? errorId : undefined}
    >
      <p id={legendId} className={field.label}>
        <Trans>Why are you returning it?</Trans>
      </p>
      <div className={css.reasons}>
        {groups.map(([group, own]) => {
          const chips = own.map(([index, option]) => (
            <label key={option.value} className={cx(chip.chip, css.reason)}>
              <input
                id={fieldIds.reason(lineId, index)}
                type="radio"
                name={`reason-${lineId}`}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChoose(option.value)}
              />
              {option.label}
            </label>
          ))
          return group === undefined ? (
            chips
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is a box of its own, and cannot be without one
            <div key={group} className={css.group} role="group" aria-label={group}>
              {chips}
            </div>
          )
        })}
      </div>
      {isMissing && <FieldError id={errorId}>{gapWords.reasonMissing}</FieldError>}
    </div>
  )
}
