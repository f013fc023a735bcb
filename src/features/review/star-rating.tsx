import { Plural, Trans } from '@lingui/react/macro'
import { cx } from '../../ui/cx.ts'
import { FieldError } from '../../ui/form/field-error.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import css from './review.module.css'

const stars = [1, 2, 3, 4, 5] as const
const star = 'M12 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.5l-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8z'

/** One to five stars as a group of radio buttons: arrows change it, each has its number as a name. */
export function StarRating(props: {
  /** Id of the star that takes focus from the summary. */
  readonly id: string
  readonly rating: number
  readonly fault: { readonly id: string; readonly words: string } | null
  readonly onRate: (rating: number) => void
}) {
  const { id, rating, fault, onRate } = props
  return (
    <fieldset
      className={cx(css.field, fault && css.bad)}
      aria-describedby={fault?.id}
      aria-invalid={fault ? true : undefined}
    >
      <legend>
        <Trans>Your rating</Trans>
      </legend>
      <div className={css.stars}>
        {stars.map((value) => (
          <label key={value} className={cx(css.star, value <= rating && css.on)}>
            <input
              type="radio"
              id={value === 1 ? id : undefined}
              name={id}
              value={value}
              checked={rating === value}
              onChange={() => onRate(value)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={star} />
            </svg>
            <VisuallyHidden>
              <Plural value={value} one="# star" other="# stars" />
            </VisuallyHidden>
          </label>
        ))}
      </div>
      {fault && <FieldError id={fault.id}>{fault.words}</FieldError>}
    </fieldset>
  )
}
