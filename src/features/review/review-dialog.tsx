import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { OrderItem } from '../../../contract/orders/order-item.ts'
import { pictureSources } from '../../../domain/pictures/picture-sources.ts'
import { canDismissReview, type ReviewView } from '../../../machines/review/review.selectors.ts'
import { CheckingOutcome, CheckingTitle } from '../../components/attempt/checking-outcome.tsx'
import { Unconfirmed, UnconfirmedTitle, unconfirmedMark } from '../../components/attempt/unconfirmed.tsx'
import { useAttempt } from '../../components/attempt/use-attempt.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { cx } from '../../ui/cx.ts'
import { Picture } from '../../ui/marks/picture.tsx'
import type { MarkName, Tone } from '../../ui/marks/status.tsx'
import text from '../../ui/text.module.css'
import css from './review.module.css'
import type { ReviewActor } from './review-context.ts'
import { ReviewForm } from './review-form.tsx'

type OpenView = Exclude<ReviewView, 'nothing' | 'offer'>
type Face = {
  readonly title: ReactNode
  readonly mark?: { readonly mark: MarkName; readonly tone: Tone }
  readonly body: ReactNode
  readonly actions?: ReactNode
}

/** One dialog through the review's states: form, on its way, thanks, there already, not sure, not taken. */
export function ReviewDialog(props: {
  readonly actor: ReviewActor
  readonly view: OpenView
  readonly item: OrderItem | null
}) {
  const { actor, view, item } = props
  const { t } = useLingui()
  const isDismissable = useSelector(actor, canDismissReview)
  const attempt = useAttempt(actor)
  const isChecking = view === 'sending' && attempt.view === 'checking'
  const { title, mark, body, actions } = useFace(actor, isChecking ? 'checking' : view, item)
  const shown = view === 'sending' ? 'form' : view
  return (
    <Dialog
      view={isChecking ? 'checking' : shown}
      {...attempt.marks}
      title={title}
      {...(mark && { mark })}
      close={
        isDismissable
          ? {
              label: t({
                message: 'Close',
                comment: 'Names the × that closes a dialog or a notice, read out (verb)',
              }),
              onClose: () => actor.send({ type: 'dialog.dismiss' }),
            }
          : undefined
      }
      actions={actions}
    >
      {body}
    </Dialog>
  )
}

/** What is written about. */
function ReviewedItem({ item: { product } }: { readonly item: OrderItem }) {
  const { t } = useLingui()
  return (
    <div className={css.about}>
      <Picture
        {...pictureSources(product.productImage)}
        sizes="4.5rem"
        alt={product.imageAlt ?? product.title}
        missing={t`Picture not available`}
        eager
      />
      <div>
        <p className={text.strong}>
          <bdi>{product.title}</bdi>
        </p>
        {product.color && <p className={cx(text.small, text.soft)}>{product.color}</p>}
      </div>
    </div>
  )
}

const useFace = (actor: ReviewActor, view: OpenView | 'checking', item: OrderItem | null): Face => {
  const done = (
    <Button onClick={() => actor.send({ type: 'dialog.dismiss' })}>
      <Trans comment="Button: to the page of the order (noun). Up to 34 characters">Back to order</Trans>
    </Button>
  )
  const again = (
    <>
      <Button onClick={() => actor.send({ type: 'review.retry' })}>
        <Trans>Try again</Trans>
      </Button>
      <Button tone="line" onClick={() => actor.send({ type: 'review.edit' })}>
        <Trans>Back to your review</Trans>
      </Button>
    </>
  )
  switch (view) {
    case 'form':
    case 'sending':
      return {
        title: <Trans>How do you like it?</Trans>,
        body: (
          <>
            {item && <ReviewedItem item={item} />}
            <ReviewForm actor={actor} isSending={view === 'sending'} />
          </>
        ),
      }
    case 'checking':
      return { title: <CheckingTitle />, body: <CheckingOutcome /> }
    case 'unconfirmed':
      return {
        title: <UnconfirmedTitle />,
        mark: unconfirmedMark,
        body: (
          <Unconfirmed>
            <Trans>
              Reviews appear with the product once we’ve read them. You can send yours again; it won’t count
              twice.
            </Trans>
          </Unconfirmed>
        ),
        actions: again,
      }
    case 'thanked':
      return {
        title: <Trans>Thank you for your review</Trans>,
        mark: { mark: 'good', tone: 'good' },
        body: (
          <p>
            <Trans>We read every review before it appears with the product.</Trans>
          </p>
        ),
        actions: done,
      }
    case 'alreadyReviewed':
      return {
        title: <Trans>You’ve already reviewed this</Trans>,
        mark: { mark: 'end', tone: 'end' },
        body: (
          <p>
            <Trans>You can review each item once. We’ve kept your earlier review.</Trans>
          </p>
        ),
        actions: done,
      }
    case 'notSent':
      return {
        title: <Trans>Your review wasn’t sent</Trans>,
        mark: { mark: 'bad', tone: 'bad' },
        body: (
          <p>
            <Trans>Something went wrong on our side. Your review is still here.</Trans>
          </p>
        ),
        actions: again,
      }
  }
}
