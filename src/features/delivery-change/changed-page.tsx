import { Trans } from '@lingui/react/macro'
import { selectIsForgotten } from '../../../machines/delivery-change/delivery-change.selectors.ts'
import { PageButton } from '../../components/links/links.tsx'
import { Note } from '../../ui/marks/note.tsx'
import css from './delivery-change.module.css'
import { useDeliveryChange, useDeliveryState } from './delivery-change-context.ts'
import { DeliveryPage } from './delivery-page.tsx'
import { DeliveredSo } from './delivery-sides.tsx'

/** The warehouse delivers as was asked. After a reload the order alone says how, once it has come again. */
export function ChangedPage() {
  const { order } = useDeliveryChange()
  const { choice, offer } = useDeliveryState(({ context }) => context)
  const isForgotten = useDeliveryState(selectIsForgotten)
  const hasMail = Boolean(order.authorizationInfo?.email)
  return (
    <DeliveryPage title={<Trans>Your delivery is changed</Trans>}>
      {hasMail && (
        <Note tone="good" live="status">
          <p>
            <Trans>We’re emailing you a confirmation.</Trans>
          </p>
        </Note>
      )}
      {!isForgotten && <DeliveredSo address={choice.address ?? offer.address} day={choice.day} />}
      <div className={css.actions}>
        <PageButton
          to="/{-$country}/{-$locale}/orders/sales/$orderNumber"
          params={{ orderNumber: order.orderNumber }}
        >
          <Trans>View order</Trans>
        </PageButton>
      </div>
    </DeliveryPage>
  )
}
