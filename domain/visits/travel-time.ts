import type { TravelMeans } from '../../contract/pickup/visit.ts'

type Speed = {
  /** Metres of street for each metre of straight line. */
  readonly detour: number
  /** Metres of street in a minute, as far as `townMetres` of street; beyond that `faster`. */
  readonly metresPerMinute: number
  readonly townMetres: number
  readonly faster: number
  /** Minutes to set out and to find a place to stop. */
  readonly extraMinutes: number
}

/**
 * How fast each means gets anywhere, door to door: 30 km/h in town and 80 km/h beyond by car, 15 km/h by bike, 4.8 km/h on foot (BY-45).
 * A straight line knows no rivers, motorways or traffic, so the shopper can change whatever comes of it.
 */
const travelSpeeds: Readonly<Record<TravelMeans, Speed>> = {
  CAR: { detour: 1.4, metresPerMinute: 500, townMetres: 15_000, faster: 1_330, extraMinutes: 3 },
  BICYCLE: { detour: 1.3, metresPerMinute: 250, townMetres: Infinity, faster: 250, extraMinutes: 1 },
  ON_FOOT: { detour: 1.2, metresPerMinute: 80, townMetres: Infinity, faster: 80, extraMinutes: 0 },
}

/** Whole minutes for `metres` of straight line, 1 at the least. */
export const minutesOfWay = (metres: number, means: TravelMeans): number => {
  const { detour, metresPerMinute, townMetres, faster, extraMinutes } = travelSpeeds[means]
  const street = metres * detour
  const inTown = Math.min(street, townMetres) / metresPerMinute
  const beyond = Math.max(0, street - townMetres) / faster
  return Math.max(1, Math.ceil(inTown + beyond + extraMinutes))
}

/** Minutes of the same way by each means. */
export type MinutesOfWay = Readonly<Record<TravelMeans, number>>

export const minutesByMeans = (metres: number): MinutesOfWay => ({
  CAR: minutesOfWay(metres, 'CAR'),
  BICYCLE: minutesOfWay(metres, 'BICYCLE'),
  ON_FOOT: minutesOfWay(metres, 'ON_FOOT'),
})

/** Metres by which a position may be wrong wherever it is. */
const alwaysFine = 500

/**
 * Whether a position says enough: what it may be wrong by, in metres, is no more than a quarter of the way, or than the few streets that
 * make no difference (BY-45).
 */
export const isPreciseEnough = (metres: number, accuracyMetres: number): boolean =>
  accuracyMetres <= Math.max(alwaysFine, metres / 4)
