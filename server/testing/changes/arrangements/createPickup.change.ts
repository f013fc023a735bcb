import { eq } from 'drizzle-orm'
import { createCurbsideMachine, rememberedVisit } from '../../../../machines/curbside/curbside.actors.ts'
import { selectCurbsideView, selectRequest } from '../../../../machines/curbside/curbside.selectors.ts'
import { createPrefetch } from '../../../../services/http/prefetch.ts'
import { getPickupPlace, type PickupPlaceInput } from '../../../../services/pickup/get-pickup-place.ts'
import { orderPickups } from '../../../db/tables/pickup/pickups.ts'
import { type Arrange, newOrder } from '../arrangement.ts'

export const arrange: Arrange = async (host, caller) => {
  const { orderNumber, url, identity } = await newOrder(host, caller, { from: 'curbside' })
  const visit = {
    orderNumber,
    storeId: url.searchParams.get('storeId'),
    code: url.searchParams.get('qrId'),
  }
  return {
    identity,
    ready: 'ready',
    done: 'waiting',
    open: (tab) => {
      const places = createPrefetch((input: PickupPlaceInput, signal) =>
        getPickupPlace(tab.http, input, signal),
      )
      const flow = tab.start(createCurbsideMachine({ ...tab, orderNumber, places }), {
        ...visit,
        store: null,
        ...rememberedVisit(tab, { ...visit, interactionId: null }),
        enableCurbsidePickup: true,
        now: tab.now,
      })
      return {
        view: () => selectCurbsideView(flow.getSnapshot()),
        press: () => {
          const request = selectRequest(flow.getSnapshot())
          request?.send({ type: 'vehicle.change', value: 'Green estate' })
          request?.send({ type: 'request.submit' })
        },
      }
    },
    isOnceForAll: true,
    effects: (db) => db.$count(orderPickups, eq(orderPickups.orderNumber, orderNumber)),
  }
}
