/** Degrees north and east. */
export type Coordinates = { readonly latitude: number; readonly longitude: number }

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const earthMeters = 6_371_008.8

/** Metres between two places as the crow flies. */
export const distanceMeters = (from: Coordinates, to: Coordinates): number => {
  const [one, other] = [radians(from.latitude), radians(to.latitude)]
  const north = Math.sin((other - one) / 2) ** 2
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const half = north + Math.cos(one) * Math.cos(other) * east
  return Math.round(2 * earthMeters * Math.asin(Math.min(1, Math.sqrt(half))))
}
