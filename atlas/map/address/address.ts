import { type Look, readLook, usualLook, writeLook } from './look.ts'

export type Place =
  | { readonly page: 'map' | 'coverage' | 'requirements' }
  | { readonly page: 'flow'; readonly flow: string; readonly state: string | null }
  | { readonly page: 'screens'; readonly flow: string }

/** What the parts of a chart are painted by: a kind of tests, or a requirement's id. */
type Paint = string

/** Everything that the atlas shows, as its address has it. */
export type Address = {
  readonly place: Place
  readonly look: Look
  /** A second look beside the first; `null`: none. */
  readonly beside: Look | null
  readonly paint: Paint
  /** Who meets what is shown, as `npm run docs -- --for` takes it: `kr,guest`; empty: anybody. */
  readonly person: string
}

export const startAddress: Address = {
  place: { page: 'map' },
  look: usualLook,
  beside: null,
  paint: 'headless',
  person: '',
}

const wide: Look = { ...usualLook, width: 1280 }
const besidePrefix = 'beside.'

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const readPlace = (path: string): Place => {
  const [page = '', flow, ...rest] = path.split('/').filter(Boolean).map(decoded)
  if (page === 'coverage' || page === 'requirements') return { page }
  if (page === 'screens' && flow !== undefined) return { page, flow }
  if (page === 'flows' && flow !== undefined) return { page: 'flow', flow, state: rest[0] ?? null }
  return { page: 'map' }
}

const writePlace = (place: Place): string => {
  const segments = {
    map: () => [],
    coverage: () => ['coverage'],
    requirements: () => ['requirements'],
    screens: () => ['screens', 'flow' in place ? place.flow : ''],
    flow: () =>
      place.page === 'flow' ? ['flows', place.flow, ...(place.state === null ? [] : [place.state])] : [],
  }[place.page]()
  return `/${segments.map(encodeURIComponent).join('/')}`
}

const withoutPrefix = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    [...query]
      .filter(([name]) => name.startsWith(besidePrefix))
      .map(([name, value]) => [name.slice(besidePrefix.length), value]),
  )

/** An address from the hash of a location; what it does not say, or says wrongly, is as it starts. */
export const readAddress = (hash: string): Address => {
  const [path = '', search = ''] = hash.replace(/^#/, '').split('?')
  const query = new URLSearchParams(search)
  return {
    place: readPlace(path),
    look: readLook(query),
    beside: query.has('beside') ? readLook(withoutPrefix(query), wide) : null,
    paint: query.get('paint') ?? startAddress.paint,
    person: query.get('for') ?? '',
  }
}

/** The hash of an address, as short as it can be. */
export const writeAddress = ({ place, look, beside, paint, person }: Address): string => {
  const query = new URLSearchParams({
    ...writeLook(look),
    ...(paint !== startAddress.paint && { paint }),
    ...(person !== '' && { for: person }),
    ...(beside && { beside: '' }),
    ...(beside &&
      Object.fromEntries(
        Object.entries(writeLook(beside, wide)).map(([name, value]) => [besidePrefix + name, value]),
      )),
  })
  const search = query.toString()
  return `#${writePlace(place)}${search && `?${search}`}`
}
