import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { StorePickup } from '../../contract/orders/store-pickup.ts'
import { createStorePickupMachine } from '../../machines/store-pickup/store-pickup.actors.ts'
import { selectArrivalView, selectPlace } from '../../machines/store-pickup/store-pickup.selectors.ts'
import { createPrefetch } from '../../services/http/prefetch.ts'
import { succeeded } from '../../services/http/result.ts'
import type { PickupPlaceInput } from '../../services/pickup/get-pickup-place.ts'
import { answers, startHost } from '../samples/answering-host.ts'
import { startKeys } from '../samples/key-store.ts'
import { atRest, openPage } from '../samples/open-page.ts'
import { sampleArrival, sampleStore } from '../samples/pickup-samples.ts'

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
  const { http, asked } = startHost(answers(sampleArrival('CANCELLED_CONSUMER')))
  const { keys, claimed } = startKeys()
  const placesAsked: PickupPlaceInput[] = []
  const places = createPrefetch(async (input: PickupPlaceInput) => {
    placesAsked.push(input)
    return succeeded(sampleStore())
  })
  const actor = createActor(createStorePickupMachine({ http, keys, places }), {
    input: { pickup, store: null, pendingKey: null },
    clock: new SimulatedClock(),
  }).start()
  await atRest()
  return { actor, asked, claimed, placesAsked }
}

describe('store pickup: its calls', () => {
  test('the place is the one that a loader has asked for, by its own look-up', async () => {
    const { actor, placesAsked } = await start()
    expect(placesAsked).toEqual([{ storeId: 'us091', place: 'PICKUP_POINT' }])
    expect(selectPlace(actor.getSnapshot())).toEqual(sampleStore())
  })

  test('the arrival is taken back by the code of its link', async () => {
    const { actor, asked, claimed } = await start()
    const { pickupCancellation } = actor.getSnapshot().children
    pickupCancellation?.send({ type: 'cancel.ask' })
    pickupCancellation?.send({ type: 'cancel.confirm' })
    await atRest()
    expect(asked).toMatchObject([
      {
        params: { id: 'arrival-1' },
        linkCode: 'code-1',
        body: [{ op: 'replace', path: '/status', value: 'CANCELLED_CONSUMER' }],
      },
    ])
    expect(claimed).toMatchObject([{ object: 'arrival-1' }])
    expect(selectArrivalView(actor.getSnapshot())).toBe('cancelled')
  })
})
