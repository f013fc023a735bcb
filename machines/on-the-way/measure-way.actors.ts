import { fromPromise } from 'xstate'
import { type Coordinates, distanceMeters } from '../../domain/pickup/distance.ts'
import { maxMinutesAhead } from '../../domain/visits/arrival-time.ts'
import { isPreciseEnough, minutesByMeans } from '../../domain/visits/travel-time.ts'
import type { MeasuredWay, MeasureWayInput } from './on-the-way.types.ts'

type Device = Pick<Geolocation, 'getCurrentPosition'>

/** Milliseconds that the device may take once it may, and how old what it knows may be. */
const [deviceMs, oldestMs] = [15_000, 60_000]

const failures: Readonly<Record<number, 'denied' | 'absent' | 'slow'>> = {
  1: 'denied',
  2: 'absent',
  3: 'slow',
}

/** All that is ever known of a position outside of this function: minutes, or why there are none (BY-45). */
const wayFrom = (from: Coordinates & { readonly accuracy: number }, to: Coordinates): MeasuredWay => {
  const metres = distanceMeters(from, to)
  if (!isPreciseEnough(metres, from.accuracy)) return { kind: 'coarse' }
  const minutes = minutesByMeans(metres)
  return minutes.CAR > maxMinutesAhead ? { kind: 'far' } : { kind: 'measured', minutes }
}

/** Asks the device where it is, once, and says how long the way is. Nothing of the position is kept or passed on. */
export const createMeasureWay = (device: () => Device | undefined = () => navigator.geolocation) =>
  fromPromise<MeasuredWay, MeasureWayInput>(
    ({ input }) =>
      new Promise((resolve) => {
        const found = device()
        if (found === undefined) return resolve({ kind: 'absent' })
        found.getCurrentPosition(
          ({ coords }) => resolve(wayFrom(coords, input.to)),
          ({ code }) => resolve({ kind: failures[code] ?? 'absent' }),
          { timeout: deviceMs, maximumAge: oldestMs },
        )
      }),
  )
