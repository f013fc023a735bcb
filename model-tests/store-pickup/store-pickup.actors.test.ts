import { describe, expect, test } from 'vitest'
import type { StorePickup } from '../../contract/orders/store-pickup.ts'
import { createStorePickupMachine } from '../../machines/store-pickup/store-pickup.actors.ts'
import { selectArrivalView, selectPlace } from '../../machines/store-pickup/store-pickup.selectors.ts'
import { createPrefetch } from '../../services/http/prefetch.ts'
import { succeeded } from '../../services/http/result.ts'
import type { PickupPlaceInput } from '../../services/pickup/get-pickup-place.ts'
import { sampleArrival, sampleStore } from '../samples/pickup-samples.ts'
import { running } from '../samples/running.ts'
import { answers, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { openPage } from '../samples/sample-page.ts'

openPage()

const pickup: StorePickup = {
  storeId: 'us091',
  place: 'PICKUP_POINT',
  status: 'READY_FOR_PICK_UP',
  collectBy: '2026-11-27',
  qrId: 'code-1',
  interaction: { id: 'arrival-1', status: 'SUBMITTED' },
}

const start = async () => {
  const { http, asked } = startHost([answers(sampleArrival('CANCELLED_CONSUMER'))])
  const { keys, claimed } = startKeys()
  const placesAsked: PickupPlaceInput[] = []
  const places = createPrefetch(async (input: PickupPlaceInput) => {
    placesAsked.push(input)
    return succeeded(sampleStore())
  })
  const visit = running(createStorePickupMachine({ http, keys, places }), {
    pickup,
    store: null,
    pendingKey: null,
  })
  await visit.pass(0)
  return { ...visit, asked, claimed, placesAsked }
}

describe('store pickup: its calls', () => {
  test('the place is the one that a loader has asked for, by its own look-up', async () => {
    const { snapshot, placesAsked } = await start()
    expect(placesAsked).toEqual([{ storeId: 'us091', place: 'PICKUP_POINT' }])
    expect(selectPlace(snapshot())).toEqual(sampleStore())
  })

  test('the arrival is taken back by the code of its link', async () => {
    const { snapshot, pass, asked, claimed } = await start()
    const { pickupCancellation } = snapshot().children
    pickupCancellation?.send({ type: 'cancel.ask' })
    pickupCancellation?.send({ type: 'cancel.confirm' })
    await pass(0)
    expect(asked).toMatchObject([
      {
        call: 'PATCH /api/store/order_pickups/v1/arrival-1',
        linkCode: 'code-1',
        body: [{ op: 'replace', path: '/status', value: 'CANCELLED_CONSUMER' }],
      },
    ])
    expect(claimed).toMatchObject([{ object: 'arrival-1' }])
    expect(selectArrivalView(snapshot())).toBe('cancelled')
  })
})
