import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import type { StorePickup as Pickup } from '../../../contract/orders/store-pickup.ts'
import { refusalOf } from '../../../domain/orders/standing.ts'
import { isReadyForPickup } from '../../../domain/pickup/pickup-life.ts'
import {
  type PlaceView,
  selectPlace,
  selectPlaceView,
} from '../../../machines/store-pickup/store-pickup.selectors.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { StoreFacts, storeName } from '../../components/store/store-facts.tsx'
import { StoreHours } from '../../components/store/store-hours.tsx'
import place from '../../components/store/store-place.module.css'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import { Status } from '../../ui/marks/status.tsx'
import text from '../../ui/text.module.css'
import { Arrival } from './arrival.tsx'
import css from './store-pickup.module.css'
import { type StorePickupActor, useStorePickupActor } from './use-store-pickup-actor.ts'

type Props = {
  readonly order: Order
  readonly pickup: Pickup
  /** On a page of its own, which says by itself whether the order is ready. */
  readonly isAlone: boolean
}

/** Where and when an order is fetched (ST-01 to ST-05). Only orders that are picked up have this part. */
export function StorePickup({ order, pickup, isAlone }: Props) {
  const { orderNumber } = order
  const actor = useStorePickupActor(pickup)
  const state = useStateName(actor)
  const view = useSelector(actor, selectPlaceView)
  return (
    <section className={css.part} data-flow="storePickup" data-state={state} data-part="store-pickup">
      {isAlone && <Readiness pickup={pickup} />}
      {pickup.status === 'PREPARING' && (
        <p className={text.read}>
          <Trans>Pickup orders are usually ready within two hours. We tell you when yours is.</Trans>
        </p>
      )}
      <PlacePart actor={actor} view={view}>
        <Arrival
          actor={actor}
          orderNumber={orderNumber}
          pickup={pickup}
          isAdmitted={refusalOf('pickup', order) === null}
        />
      </PlacePart>
    </section>
  )
}

/** Ready at each of the ready statuses (ST-03). */
function Readiness({ pickup }: { readonly pickup: Pickup }) {
  if (isReadyForPickup(pickup.status)) {
    return (
      <Status tone="good" mark="good">
        <Trans>Ready for pickup</Trans>
      </Status>
    )
  }
  if (pickup.status !== 'PREPARING') return null
  return (
    <Status tone="move" mark="move">
      <Trans>Being prepared for pickup</Trans>
    </Status>
  )
}

type PlaceProps = {
  readonly actor: StorePickupActor
  readonly view: PlaceView
  readonly children: ReactNode
}

function PlacePart({ actor, view, children }: PlaceProps) {
  const store = useSelector(actor, selectPlace)
  if (view === 'failed') {
    return (
      <>
        <Note tone="bad" live="alert" title={<Trans>Pickup information is not available</Trans>}>
          <p>
            <Trans>Where and when to fetch it did not load. Your order is safe. Try again in a moment.</Trans>
          </p>
        </Note>
        <div>
          <Button tone="line" onClick={() => actor.send({ type: 'place.reload' })}>
            <Trans>Try again</Trans>
          </Button>
        </div>
        {children}
      </>
    )
  }
  if (store === null) {
    return (
      <div className={css.columns}>
        <div className={css.bones}>
          <Skeleton shape="head" width="most" />
          <Skeleton shape="text" width="half" />
          <Skeleton shape="text" width="most" />
        </div>
        <div className={css.bones}>
          <Skeleton shape="text" width="full" />
          <Skeleton shape="text" width="full" />
          <Skeleton shape="text" width="full" />
        </div>
      </div>
    )
  }
  return (
    <div className={css.columns}>
      <div className={place.facts}>
        <h2 className={text.h2}>
          <bdi>{storeName(store)}</bdi>
        </h2>
        <StoreFacts store={store} />
        {children}
      </div>
      <div className={css.hours}>
        <StoreHours store={store} />
      </div>
    </div>
  )
}
