import { describe, expect, test } from 'vitest'
import type { StorePickup } from '../../contract/orders/store-pickup.ts'
import type { PickupStatus } from '../../contract/pickup/pickup-status.ts'
import type { Store } from '../../contract/pickup/store.ts'
import { storePickupMachine } from '../../machines/store-pickup/store-pickup.machine.ts'
import {
  selectArrivalView,
  selectPlace,
  selectPlaceView,
} from '../../machines/store-pickup/store-pickup.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { sampleStore } from '../samples/pickup-samples.ts'
import { defect, problem } from '../samples/samples.ts'

const ready: StorePickup = {
  storeId: 'us091',
  place: 'STORE',
  status: 'READY_FOR_PICK_UP',
  collectBy: '2026-11-27',
  qrId: 'code-1',
  interaction: null,
}

const announced = (status: PickupStatus): StorePickup => ({
  ...ready,
  interaction: { id: 'arrival-1', status },
})

const start = (pickup: StorePickup, store: Store | null = null, pendingKey: string | null = null) => {
  const journey = startJourney({
    machine: storePickupMachine,
    input: () => ({ pickup, store, pendingKey }),
  })
  const place = () => selectPlaceView(journey.snapshot())
  const arrival = () => selectArrivalView(journey.snapshot())
  return { ...journey, place, arrival }
}

describe('store pickup: pinned journeys', () => {
  test.each(['STORE', 'PICKUP_POINT'] as const)(
    'the place of the order is looked up once, as a %s, and shown',
    async (kind) => {
      const shopper = start({ ...ready, place: kind })
      expect([shopper.place(), shopper.arrival()]).toEqual(['loading', 'unannounced'])
      await shopper.answer('getPlace', succeeded(sampleStore()))
      expect(shopper.place()).toBe('shown')
      expect(selectPlace(shopper.snapshot())).toEqual(sampleStore())
      expect(shopper.asked('getPlace')).toEqual([{ storeId: 'us091', place: kind }])
      expect(shopper.emitted).toEqual([])
    },
  )

  test('a place that came with the page is shown without asking', () => {
    const shopper = start(ready, sampleStore())
    expect(shopper.place()).toBe('shown')
    expect(selectPlace(shopper.snapshot())).toEqual(sampleStore())
    expect(shopper.asked('getPlace')).toEqual([])
  })

  test('a place that does not come is reported each time, and asked for again', async () => {
    const shopper = start(ready)
    await shopper.answer('getPlace', failed(problem(503, 'unavailable')))
    expect(shopper.place()).toBe('failed')
    shopper.send({ type: 'place.reload' })
    await shopper.breaks('getPlace', defect)
    expect(shopper.place()).toBe('failed')
    shopper.send({ type: 'place.reload' })
    await shopper.answer('getPlace', succeeded(sampleStore()))
    expect(shopper.place()).toBe('shown')
    const code = 'store-views-service-failure'
    expect(shopper.emitted).toEqual([
      { type: 'error.reported', code, devMessage: 'store pickup: problem 503 unavailable' },
      { type: 'error.reported', code, devMessage: 'store pickup: defect' },
    ])
  })

  test.each([
    ['SUBMITTED', 'expected'],
    ['CLAIMED', 'expected'],
    ['COMPLETE', 'unannounced'],
    ['CANCELLED_CONSUMER', 'unannounced'],
  ] as const)('an arrival that is %s: %s', (status, view) => {
    expect(start(announced(status)).arrival()).toBe(view)
  })

  test('without the code of its link nothing can be taken back', () => {
    const shopper = start({ ...announced('SUBMITTED'), qrId: null })
    expect(shopper.arrival()).toBe('unannounced')
    expect(shopper.isPending('pickupCancellation')).toBe(false)
  })

  test('[ST-04] an arrival that the shopper has cancelled is announced once, whether the place came or not', async () => {
    const shopper = start(announced('SUBMITTED'))
    expect(shopper.asked('pickupCancellation')).toEqual([
      { id: 'arrival-1', code: 'code-1', pendingKey: null },
    ])
    await shopper.answer('pickupCancellation', undefined)
    expect([shopper.place(), shopper.arrival()]).toEqual(['loading', 'cancelled'])
    expect(shopper.emitted).toEqual([{ type: 'arrival.cancelled' }])
  })

  test('a cancellation from before a reload is taken up by its key', () => {
    const shopper = start(announced('SUBMITTED'), null, 'key-0')
    expect(shopper.asked('pickupCancellation')).toEqual([
      { id: 'arrival-1', code: 'code-1', pendingKey: 'key-0' },
    ])
  })

  test('an order whose arrival nobody has announced expects nobody, though its link has a code', () => {
    const shopper = start(ready, sampleStore())
    expect([shopper.arrival(), shopper.isPending('pickupCancellation'), shopper.emitted]).toEqual([
      'unannounced',
      false,
      [],
    ])
  })

  test('a place that does not come is none', async () => {
    const shopper = start(ready)
    expect(selectPlace(shopper.snapshot())).toBeNull()
    await shopper.answer('getPlace', failed({ kind: 'network' }))
    expect([selectPlace(shopper.snapshot()), shopper.place()]).toEqual([null, 'failed'])
    shopper.send({ type: 'place.reload' })
    expect(shopper.place()).toBe('loading')
  })

  test('a page that is just opening keeps room for the place, and expects nobody yet', () => {
    const opening = storePickupMachine.resolveState({
      value: { place: 'opening', arrival: 'deciding' },
      context: { pickup: announced('SUBMITTED'), store: null, pendingKey: null },
    })
    expect([selectPlaceView(opening), selectArrivalView(opening)]).toEqual(['loading', 'unannounced'])
  })
})
