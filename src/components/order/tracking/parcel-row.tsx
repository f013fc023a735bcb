import { Trans } from '@lingui/react/macro'
import type { OrderType } from '../../../../contract/orders/order-types.ts'
import type { Parcel } from '../../../../domain/tracking/parcels.ts'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import text from '../../../ui/text.module.css'
import { asksForThisPage } from '../../links/replace-page.ts'
import { useAnswerWords } from '../../words/answer-words.tsx'
import { groupAnswer } from '../../words/group-answer.ts'
import { StatusLine } from '../../words/status-text.tsx'
import { ItemThumbs } from '../thumbs/item-thumbs.tsx'
import { usePage } from '../use-page.ts'
import { ParcelNumber } from './parcel-number.tsx'
import css from './tracking.module.css'
import type { TrackingActor } from './tracking-actor.ts'

/** One parcel: where it is, what is in it, its number, and its carrier's page. */
export function ParcelRow(props: {
  readonly parcel: Parcel
  readonly position: number
  readonly count: number
  readonly tracking: TrackingActor
  readonly orderType: OrderType
}) {
  const { parcel, position, count, tracking, orderType } = props
  const { href, carrier, lines, status } = parcel
  const { flags } = usePage()
  const wordsOf = useAnswerWords()
  const words = wordsOf(groupAnswer({ orderItems: lines }, status, flags), status, orderType)
  const name = carrier?.name
  return (
    <li className={css.parcel} data-parcel={position} data-status={status}>
      <p className={cx(text.micro, text.soft)}>
        <Trans>
          Package {position} of {count}
        </Trans>
      </p>
      <StatusLine status={status} />
      <h3 className={text.h3}>{words}</h3>
      <div className={css.contents}>
        <ItemThumbs items={lines} />
      </div>
      <ParcelNumber parcel={parcel} tracking={tracking} />
      {href === null ? (
        <p className={cx(text.small, text.soft)}>
          <Trans>This package can’t be tracked online.</Trans>
        </p>
      ) : (
        <ButtonLink
          tone="line"
          wide
          className={css.go}
          href={href}
          onClick={(event) => {
            if (!asksForThisPage(event)) return
            event.preventDefault()
            tracking.send({ type: 'parcel.follow', href })
          }}
        >
          {name ? <Trans>Track with {name}</Trans> : <Trans>Track package</Trans>}
          <VisuallyHidden>
            <Trans>
              Package {position} of {count}
            </Trans>
          </VisuallyHidden>
        </ButtonLink>
      )}
    </li>
  )
}
