import * as v from 'valibot'
import { PickupInteraction } from '../../contract/pickup/pickup.ts'
import type { PickupStatus } from '../../contract/pickup/pickup-status.ts'
import { Store, weekdays } from '../../contract/pickup/store.ts'
import { walkTime } from './samples.ts'

/** An arrival that was told a minute before the walk. */
export const sampleArrival = (status: PickupStatus): PickupInteraction =>
  v.parse(PickupInteraction, {
    id: 'arrival-1',
    status,
    notes: [{ authorType: 'CONSUMER', content: 'Green estate', targetType: 'VEHICLE' }],
    orderNumber: 'C00000001',
    storeId: 'us091',
    submittedAt: new Date(walkTime - 60_000).toISOString(),
  })

type Wish = { readonly opens?: string; readonly services?: readonly string[] }

/** A store in UTC, open around the clock unless `opens` says a time: then for an hour a day. */
export const sampleStore = ({ opens, services = ['PICKUP', 'CURBSIDE'] }: Wish = {}): Store =>
  v.parse(Store, {
    storeId: 'us091',
    storeName: 'Podium Night Market',
    phone: '+1 555 0191',
    timezone: 'UTC',
    storeServices: [...services],
    pickupHours: {
      regularHours: Object.fromEntries(
        weekdays.map((day) => [
          day,
          [opens ? { startTime: opens, duration: 'PT1H' } : { startTime: '00:00', duration: 'PT24H' }],
        ]),
      ),
    },
  })
