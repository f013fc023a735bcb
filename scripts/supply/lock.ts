import { readFileSync } from 'node:fs'
import { root } from '../gate/run-command.ts'

/** A package as package-lock.json has it (npm's `package-lock.json` documentation, lockfileVersion 3). */
export type LockedPackage = {
  readonly name?: string
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  /** SPDX expression, or what else the package's own `license` says. */
  readonly license?: string
  readonly hasInstallScript?: boolean
  /** Development packages alone need it: `npm ci --omit=dev` leaves it out. */
  readonly dev?: boolean
  /** Development packages need it, and one of production may use it: npm installs it with either. */
  readonly devOptional?: boolean
  /** Left out where it does not fit the platform. */
  readonly optional?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

type Root = LockedPackage & { readonly devDependencies: Readonly<Record<string, string>> }

/** By place, as `node_modules/a/node_modules/b`. */
export type Lock = ReadonlyMap<string, LockedPackage>

/** package-lock.json of the project: what the project itself asks for, and every package below it. */
export const readLock = (): { readonly project: Root; readonly packages: Lock } => {
  const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))
  const { '': project, ...others } = packages
  return { project, packages: new Map(Object.entries(others)) }
}

const inside = 'node_modules/'

/** `@scope/name` of a place in the lock. */
export const nameAt = (place: string): string => place.slice(place.lastIndexOf(inside) + inside.length)

/** Where Node finds a package that is imported from `place`; `null` where it is not installed. */
const placeOf = (packages: Lock, place: string, name: string): string | null => {
  for (let from = place; from !== ''; from = from.slice(0, Math.max(0, from.lastIndexOf(`/${inside}`)))) {
    if (packages.has(`${from}/${inside}${name}`)) return `${from}/${inside}${name}`
  }
  return packages.has(`${inside}${name}`) ? `${inside}${name}` : null
}

/** What a package cannot do without, and what it takes where the platform has it. */
const wantedBy = (found: LockedPackage): readonly string[] => [
  ...Object.keys(found.dependencies ?? {}),
  ...Object.keys(found.optionalDependencies ?? {}),
  ...Object.keys(found.peerDependencies ?? {}).filter(
    (name) => found.peerDependenciesMeta?.[name]?.optional !== true,
  ),
]

/** Places of the named packages and of all that they need, in the lock's order. */
export const closureOf = (packages: Lock, names: readonly string[]): readonly string[] => {
  const found = new Set<string>()
  const follow = (from: string, wanted: readonly string[]) => {
    for (const name of wanted) {
      const place = placeOf(packages, from, name)
      if (place === null || found.has(place)) continue
      found.add(place)
      const next = packages.get(place)
      if (next) follow(place, wantedBy(next))
    }
  }
  follow('', names)
  return [...packages.keys()].filter((place) => found.has(place))
}
