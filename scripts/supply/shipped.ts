import { builtInPackages } from './imported-packages.ts'
import { closureOf, readLock } from './lock.ts'

/** Places in the lock, by what becomes of the packages. */
export type Shipped = {
  /** What the running host needs. */
  readonly host: readonly string[]
  /** What `npm ci --omit=dev` lays beside that, since packages of the host may use it. */
  readonly along: readonly string[]
  /** What is built into pages, or may be. */
  readonly pages: readonly string[]
  /** What never leaves a developer's machine. */
  readonly development: readonly string[]
}

/** What is shipped of all that package-lock.json names. */
export const readShipped = async (): Promise<Shipped> => {
  const { project, packages } = readLock()
  const places = [...packages.keys()]
  const host = closureOf(packages, [
    ...Object.keys(project.dependencies ?? {}),
    ...Object.keys(project.optionalDependencies ?? {}),
  ])
  const pages = closureOf(packages, await builtInPackages())
  const installed = places.filter((place) => packages.get(place)?.dev !== true)
  const along = installed.filter((place) => !host.includes(place))
  const shipped = new Set([...host, ...along, ...pages])
  return { host, along, pages, development: places.filter((place) => !shipped.has(place)) }
}

/** Each place once, whatever it is shipped for. */
export const allShipped = ({ host, along, pages }: Shipped): readonly string[] => [
  ...new Set([...host, ...along, ...pages]),
]
