import { Trans } from '@lingui/react/macro'
import type { HistoryItem } from '../../../../contract/orders/orders.ts'
import { offeredItemActions } from '../../../../domain/order-actions/item-actions.ts'
import { finishPaying } from '../../../../domain/payments/finish-paying.ts'
import { itemReturnsOf } from '../../../../domain/returns/item-returns.ts'
import type { DisplayStatus } from '../../../../domain/status/order-status.ts'
import { mayTrackLine } from '../../../../domain/tracking/track-shipment.ts'
import { useApp, useFlags } from '../../../components/app/app-context.ts'
import { useLinkPolicy } from '../../../components/links/link-policy.ts'
import { PageButton } from '../../../components/links/links.tsx'
import { replacesPage } from '../../../components/links/replace-page.ts'
import { FinishPayingAction } from '../../../components/payment/finish-paying-action.tsx'
import { useActionText } from '../../../components/words/action-text.tsx'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { BuyAgainAction } from '../../buy-again/buy-again-action.tsx'
import { ShopSimilarAction } from '../../shop-similar/shop-similar-action.tsx'
import type { LineSuggestions } from '../../shop-similar/use-shop-similar.ts'
import css from '../order-history.module.css'

/** What can be done with a line: one black button at most, the next best action (OD-16). */
export function LineActions(props: {
  readonly line: HistoryItem
  readonly status: DisplayStatus
  readonly similar: LineSuggestions | null
}) {
  const { line, status, similar } = props
  const links = useLinkPolicy()
  const textOf = useActionText()
  const { clock, place } = useApp()
  const { disableReturns, enableDeferredPayment } = useFlags()
  const { marketplace: country } = place
  const canTrack = mayTrackLine(line, { orderType: line.orderType, isReturnDetail: false, country })
  const { orderType } = line
  const offered = offeredItemActions(line, {
    ...links,
    ...itemReturnsOf(line, { orderType, country, now: clock.now(), disableReturns }),
    canWriteReview: false,
    canTrack,
    place,
  })
  const mayBeUnpaid = status === 'paymentPending' || status === 'ordered'
  const finish = mayBeUnpaid ? finishPaying(line, { enableDeferredPayment, links }) : null
  const page = { params: { orderNumber: line.orderNumber } }
  const { title } = line.product
  return (
    <div className={css.acts}>
      {finish && <FinishPayingAction finish={finish} orderNumber={line.orderNumber} tone="black" />}
      {status === 'readyForPickUp' && (
        <PageButton to="/{-$country}/{-$locale}/orders/sales/$orderNumber/pickup" {...page}>
          <Trans>Pickup details</Trans>
        </PageButton>
      )}
      {offered.map(({ name, link }) =>
        name === 'buyItAgain' ? (
          <BuyAgainAction key={name} line={line} link={link} tone="line" />
        ) : (
          <ButtonLink
            key={name}
            href={link}
            {...(name === 'trackShipment' ? replacesPage() : {})}
            tone={name === 'trackShipment' && status === 'shipped' ? 'black' : 'line'}
            data-action={name}
          >
            {textOf(name)}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </ButtonLink>
        ),
      )}
      {similar && <ShopSimilarAction similar={similar} />}
    </div>
  )
}
