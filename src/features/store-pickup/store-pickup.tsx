import { useSelector } from '@xstate/react'
import type { Order } from '../../../contract/orders/order.ts'
import type { StorePickup as Pickup } from '../../../contract/orders/store-pickup.ts'
import { refusalOf, standingOf } from '../../../domain/orders/standing.ts'
import type { PickupStanding } from '../../../domain/pickup/pickup-stage.ts'
import { visitRefusal } from '../../../domain/visits/visit-life.ts'
import { selectPlace, selectPlaceView } from '../../../machines/store-pickup/store-pickup.selectors.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { cx } from '../../ui/cx.ts'
import { Arrival } from './arrival.tsx'
import { PickupAnswer } from './pickup-answer.tsx'
import { PickupCode } from './pickup-code.tsx'
import { PickupHours } from './pickup-hours.tsx'
import { PickupPlace } from './pickup-place.tsx'
import { PlaceFailed } from './place-failed.tsx'
import css from './store-pickup.module.css'
import { useStorePickupActor } from './use-store-pickup-actor.ts'

type Props = {
  readonly order: Order
  readonly pickup: Pickup
  readonly standing: PickupStanding
  /** On a page of its own, which has room for the hours of the week. */
  readonly isAlone: boolean
}

/**
 * How an order is fetched (ST-01 to ST-05): whether it is ready and until when, where, the code to show there, and only then when the
 * place is open.
 */
export function StorePickup({ order, pickup, standing, isAlone }: Props) {
  const actor = useStorePickupActor(pickup)
  const state = useStateName(actor)
  const hasFailed = useSelector(actor, selectPlaceView) === 'failed'
  const store = useSelector(actor, selectPlace)
  return (
    <section
      className={cx(css.part, isAlone && css.alone)}
      data-flow="storePickup"
      data-state={state}
      data-part="store-pickup"
    >
      <PickupAnswer order={order} pickup={pickup} standing={standing} />
      <div className={css.columns}>
        <PickupPlace
          order={order}
          pickup={pickup}
          heading={standing.group.heading}
          store={store}
          hasFailed={hasFailed}
        />
        <PickupCode order={order} isReady={standing.stage === 'ready'} />
      </div>
      <div>
        <Arrival
          actor={actor}
          orderNumber={order.orderNumber}
          pickup={pickup}
          isAdmitted={refusalOf('pickup', order) === null}
          isAwaited={visitRefusal({ standing: standingOf(order), pickup }) === null}
        />
        {hasFailed ? (
          <PlaceFailed onRetry={() => actor.send({ type: 'place.reload' })} />
        ) : (
          <PickupHours store={store} isOpen={isAlone} />
        )}
      </div>
    </section>
  )
}
