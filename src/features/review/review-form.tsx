import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type SyntheticEvent, useId } from 'react'
import { reviewText, reviewTitle } from '../../../contract/shop/reviews.ts'
import type { DraftFault, DraftField, ReviewDraft } from '../../../domain/shop/review-draft.ts'
import { useErrorTitle } from '../../components/page/page-title.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/cx.ts'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import text from '../../ui/text.module.css'
import css from './review.module.css'
import type { ReviewActor } from './review-context.ts'
import { StarRating } from './star-rating.tsx'

/** Stars, a title and some words; faults show after the first submit, in a summary and beside each field. */
export function ReviewForm({
  actor,
  isSending,
}: {
  readonly actor: ReviewActor
  readonly isSending: boolean
}) {
  const { t } = useLingui()
  const id = useId()
  const draft = useSelector(actor, ({ context }) => context.draft)
  const faults = useSelector(actor, ({ context }) => context.faults) ?? {}
  const refusals = useSelector(actor, ({ context }) => context.refusals)
  const nickName = useSelector(actor, ({ context }) => context.signed?.author.nick_name ?? '')
  const wordsOf = useFaultWords()
  const faulty = Object.entries(faults) as [DraftField, DraftFault][]
  useErrorTitle(faulty.length > 0)
  const change = (part: Partial<ReviewDraft>) => actor.send({ type: 'draft.change', change: part })
  const faultOf = (field: DraftField) => {
    const fault = faults[field]
    return fault ? { id: `${id}-${field}-fault`, words: wordsOf(field, fault) } : null
  }
  const title = faultOf('title')
  const words = faultOf('text')
  const count = draft.text.trim().length
  const left = reviewText.max - count
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    actor.send({ type: 'review.submit' })
  }
  return (
    <form className={css.form} noValidate onSubmit={onSubmit}>
      <ErrorSummary
        title={<Trans>Please check your review</Trans>}
        errors={faulty.map(([field, fault]) => ({ fieldId: `${id}-${field}`, words: wordsOf(field, fault) }))}
        attempt={refusals}
      />
      <StarRating
        id={`${id}-rating`}
        rating={draft.rating}
        fault={faultOf('rating')}
        onRate={(rating) => change({ rating })}
      />
      <div className={cx(css.field, title && css.bad)}>
        <label htmlFor={`${id}-title`}>
          <Trans comment="Label of a field: heading of a review">Title</Trans>
        </label>
        <input
          id={`${id}-title`}
          value={draft.title}
          maxLength={reviewTitle.max}
          autoComplete="off"
          aria-required="true"
          aria-invalid={title ? true : undefined}
          aria-describedby={title?.id}
          onChange={(event) => change({ title: event.target.value })}
        />
        {title && <FieldError id={title.id}>{title.words}</FieldError>}
      </div>
      <div className={cx(css.field, words && css.bad)}>
        <label htmlFor={`${id}-text`}>
          <Trans>What should others know?</Trans>
        </label>
        <textarea
          id={`${id}-text`}
          rows={5}
          value={draft.text}
          aria-required="true"
          aria-invalid={words ? true : undefined}
          aria-describedby={words ? `${words.id} ${id}-hint` : `${id}-hint`}
          onChange={(event) => change({ text: event.target.value })}
        />
        {words && <FieldError id={words.id}>{words.words}</FieldError>}
        <p id={`${id}-hint`} className={cx(text.micro, text.soft, css.hint)}>
          <span>
            <Trans>At least {reviewText.min} characters</Trans>
          </span>
          <span className={text.num}>
            <Trans comment="Under a text field: {left} is how many characters may still be typed. Up to 28 characters">
              {left} left
            </Trans>
          </span>
        </p>
      </div>
      <p className={cx(text.small, text.soft)}>
        <Trans>
          Shown as <bdi className={text.strong}>{nickName}</bdi>.
        </Trans>
      </p>
      <Button type="submit" wide {...(isSending && { loading: t`Sending` })}>
        <Trans>Send review</Trans>
      </Button>
    </form>
  )
}

/** What to do about a fault: the same words in the summary and beside the field. */
const useFaultWords = (): ((field: DraftField, fault: DraftFault) => string) => {
  const { t } = useLingui()
  const { min } = reviewText
  return (field, fault) => {
    if (field === 'rating') return t`Pick one to five stars`
    if (field === 'title') return fault === 'missing' ? t`Write a title` : t`Write a shorter title`
    if (fault === 'tooLong') return t`Write a shorter review`
    return fault === 'missing' ? t`Write your review` : t`Write at least ${min} characters`
  }
}
