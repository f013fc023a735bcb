import * as v from 'valibot'
import { PickupInteraction } from '../../contract/pickup/pickup.ts'
import type { PickupStatus } from '../../contract/pickup/pickup-status.ts'
import { Store, weekdays } from '../../contract/pickup/store.ts'
import { VisitStanding } from '../../contract/pickup/visit.ts'
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

/** Minutes from the walk, as the wire says it. */
const minutesOn = (minutes: number): string => new Date(walkTime + minutes * 60_000).toISOString()

type Visiting = {
  /** Minutes from the walk at which they are expected; `null`: nobody is. */
  readonly inMinutes?: number | null
  readonly isHere?: boolean
  readonly refusal?: VisitStanding['refusal']
  readonly meetsAt?: 'CURB' | 'COUNTER'
  /** The return comes along, and the store has taken it. */
  readonly brings?: 'nothing' | 'return' | 'handedOver'
  readonly hasPlace?: boolean
}

/** What the host says of a sample order that waits in a store: a return could come along. */
export const sampleVisit = (of: Visiting = {}): VisitStanding => {
  const { inMinutes = null, isHere = false, refusal = null, meetsAt = 'CURB', brings = 'nothing' } = of
  const brought = {
    returnOrderNumber: 'R00000001',
    handedOverAt: brings === 'handedOver' ? minutesOn(-1) : null,
  }
  return v.parse(VisitStanding, {
    orderNumber: 'C00000001',
    refusal,
    store: {
      ...sampleStore(),
      gps: of.hasPlace === false ? null : { latitude: 39.5296, longitude: -119.8138 },
    },
    qrId: 'code-1',
    bringsToCar: true,
    visit:
      inMinutes === null
        ? null
        : {
            means: meetsAt === 'CURB' ? 'CAR' : 'ON_FOOT',
            meetsAt,
            expectedAt: minutesOn(inMinutes),
            announcedAt: minutesOn(-5),
            arrivedAt: isHere ? minutesOn(-1) : null,
            returns: brings === 'nothing' ? [] : [brought],
          },
    returns: [{ returnOrderNumber: 'R00000001', barcodeNumber: 'R00000001', items: ['Court shoe'] }],
  })
}

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
