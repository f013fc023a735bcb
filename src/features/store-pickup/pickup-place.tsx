import type { Order } from '../../../contract/orders/order.ts'
import type { StorePickup } from '../../../contract/orders/store-pickup.ts'
import type { Store } from '../../../contract/pickup/store.ts'
import { addressLines } from '../../../domain/orders/address-lines.ts'
import { storeName } from '../../../domain/pickup/store-name.ts'
import { phoneOf, StoreAddress, StoreLinks, StoreNow } from '../../components/store/store-facts.tsx'
import place from '../../components/store/store-place.module.css'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import text from '../../ui/text.module.css'
import css from './store-pickup.module.css'

type Props = {
  readonly order: Pick<Order, 'pickupAddress'>
  readonly pickup: StorePickup
  /** What the host says above the order's group; in place of the bare name where it names the place. */
  readonly heading: string | null
  /** `null` until it is here. */
  readonly store: Store | null
  readonly hasFailed: boolean
}

/**
 * Where the order is fetched. The order itself says name and address; what only the place knows has its room kept free, so that
 * nothing moves when it comes.
 */
export function PickupPlace({ order, pickup, heading, store, hasFailed }: Props) {
  const { pickupAddress } = order
  const name = store === null ? pickupAddress?.pickUpLocation : storeName(store)
  const isAwaited = store === null && !hasFailed
  const title = name && heading?.includes(name) ? heading : name
  return (
    <div className={place.facts}>
      {title ? (
        <h3 className={text.h2}>
          <bdi>{title}</bdi>
        </h3>
      ) : (
        isAwaited && <Skeleton shape="head" width="most" />
      )}
      {pickupAddress ? (
        <address className={place.address}>
          {addressLines(pickupAddress).map((line) => (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
      ) : (
        store && <StoreAddress store={store} />
      )}
      <div className={css.now}>{store === null ? isAwaited && <Bones /> : <StoreNow store={store} />}</div>
      <StoreLinks
        storeId={pickup.storeId}
        phone={store === null ? (isAwaited ? undefined : null) : phoneOf(store)}
      />
    </div>
  )
}

function Bones() {
  return (
    <div className={css.bones}>
      <Skeleton shape="text" width="half" />
      <Skeleton shape="text" width="most" />
    </div>
  )
}
