import type { PickupPlace } from '../../contract/orders/store-pickup.ts'
import { getPickupPoint, getStore, type PlaceDetails } from '../../contract/pickup/pickup-place.ts'
import type { Store } from '../../contract/pickup/store.ts'
import type { Http } from '../http/http.ts'
import { type CallResult, succeeded } from '../http/result.ts'

export type PickupPlaceInput = { readonly storeId: string; readonly place: PickupPlace }

const storeOf = ({ id, name, phone, address, operationalDetails, ...details }: PlaceDetails): Store => ({
  ...details,
  ...address,
  ...operationalDetails,
  storeId: id,
  storeName: name,
  name,
  slug: null,
  telephone: phone,
  phone,
})

/** A store, or a carrier's pickup point: each by its own lookup, in one shape (ST-03). */
export const getPickupPlace = async (
  http: Http,
  { storeId, place }: PickupPlaceInput,
  signal?: AbortSignal,
): Promise<CallResult<Store>> => {
  const result = await http.call(place === 'PICKUP_POINT' ? getPickupPoint : getStore, {
    params: { id: storeId },
    ...(signal ? { signal } : {}),
  })
  return result.ok ? succeeded(storeOf(result.value)) : result
}
