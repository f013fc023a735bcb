import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { StorePickup } from '../../../contract/orders/store-pickup.ts'
import type { Store } from '../../../contract/pickup/store.ts'
import { bringsToCar, isReadyForPickup } from '../../../domain/pickup/pickup-life.ts'
import { isStoreClosed } from '../../../domain/pickup/store-hours.ts'
import type { pickupCancellationMachine } from '../../../machines/curbside/pickup-cancellation/pickup-cancellation.machine.ts'
import { selectArrivalView, selectPlace } from '../../../machines/store-pickup/store-pickup.selectors.ts'
import { useFlags } from '../../components/app/app-context.ts'
import { PageButton } from '../../components/links/links.tsx'
import frame from '../../components/page/message.module.css'
import { CancelPickup } from '../../components/store/cancel-pickup.tsx'
import { useOpeningNow } from '../../components/store/use-opening-now.ts'
import type { ButtonTone } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Note } from '../../ui/marks/note.tsx'
import css from './store-pickup.module.css'
import type { StorePickupActor } from './use-store-pickup-actor.ts'

type Props = {
  readonly actor: StorePickupActor
  readonly orderNumber: string
  readonly pickup: StorePickup
  /** The order is not cancelled, nor about to be. */
  readonly isAdmitted: boolean
  /** A store can be told when the shopper comes (BY-43). */
  readonly isAwaited: boolean
}

type CancelActor = ActorRefFrom<typeof pickupCancellationMachine>

/** The way to the curb; once the store expects the shopper, the way back to the visit, and out of it (ST-04). */
export function Arrival(props: Props) {
  const { actor } = props
  const view = useSelector(actor, selectArrivalView)
  const cancellation = useSelector(
    actor,
    ({ children }) => children.pickupCancellation as CancelActor | undefined,
  )
  return (
    <>
      <div role="status" className={css.told}>
        {view === 'cancelled' && (
          <Note tone="end" title={<Trans>Your pickup is canceled</Trans>}>
            <p>
              <Trans>We’ve stopped looking for your car. Your order is ready for you in the store.</Trans>
            </p>
          </Note>
        )}
        {view === 'expected' && (
          <Note tone="move" title={<Trans>The store knows you’re here</Trans>}>
            <p>
              <Trans>Someone will bring your order to your car.</Trans>
            </p>
          </Note>
        )}
      </div>
      <div className={cx(frame.actions, css.actions)}>
        {view === 'expected' ? (
          <CurbsideLink {...props}>
            <Trans>Check its progress</Trans>
          </CurbsideLink>
        ) : (
          <>
            <ImHere {...props} />
            {props.isAwaited && <OnMyWay orderNumber={props.orderNumber} />}
          </>
        )}
        {view === 'expected' && cancellation && <CancelPickup actor={cancellation} />}
      </div>
    </>
  )
}

/** Where the store brings orders to the car, and the country has it (`enableCurbsidePickup`). */
function ImHere(props: Props) {
  const { enableCurbsidePickup } = useFlags()
  const store = useSelector(props.actor, selectPlace)
  const { status, qrId } = props.pickup
  const isOffered =
    qrId !== null &&
    props.isAdmitted &&
    isReadyForPickup(status) &&
    bringsToCar(store?.storeServices ?? [], { enableCurbsidePickup })
  if (!isOffered || store === null) return null
  return <ImHereAt {...props} store={store} />
}

/** Nobody comes out of a closed store: its page says when it opens. */
function ImHereAt({ store, ...props }: Props & { readonly store: Store }) {
  const isClosed = isStoreClosed(store, useOpeningNow(store))
  return (
    <CurbsideLink {...props} tone={isClosed ? 'line' : 'black'}>
      <Trans>I’m here</Trans>
    </CurbsideLink>
  )
}

/** A document of its own: no other may ask a device where it is (BY-45). */
function OnMyWay({ orderNumber }: Pick<Props, 'orderNumber'>) {
  return (
    <PageButton
      tone="line"
      to="/{-$country}/{-$locale}/orders/sales/$orderNumber/on-the-way"
      params={{ orderNumber }}
      reloadDocument
      preload={false}
    >
      <Trans>I’m on my way</Trans>
    </PageButton>
  )
}

function CurbsideLink({
  orderNumber,
  pickup,
  tone = 'black',
  children,
}: Pick<Props, 'orderNumber' | 'pickup'> & {
  readonly tone?: ButtonTone
  readonly children: React.ReactNode
}) {
  return (
    <PageButton
      tone={tone}
      to="/{-$country}/{-$locale}/orders/curbside-pickup/{-$orderNumber}/$"
      params={{ orderNumber, _splat: '' }}
      search={{ storeId: pickup.storeId, ...(pickup.qrId !== null && { qrId: pickup.qrId }) }}
    >
      {children}
    </PageButton>
  )
}
