import { developmentOnly, isPermissive, licenceOf } from './licence-rules.ts'
import { type Lock, nameAt, readLock } from './lock.ts'
import { allShipped, readShipped, type Shipped } from './shipped.ts'

type Row = { readonly name: string; readonly version: string; readonly licence: string }

const rowsOf = (packages: Lock, places: readonly string[]): readonly Row[] => {
  const rows = places.flatMap((place) => {
    const found = packages.get(place)
    return found ? [{ name: nameAt(place), version: found.version, licence: licenceOf(place, found) }] : []
  })
  const byName = new Map(rows.map((row) => [`${row.name} ${row.version}`, row]))
  return [...byName.keys()].sort().flatMap((key) => byName.get(key) ?? [])
}

const table = (rows: readonly Row[]): string =>
  [
    '| package | version | licence |',
    '|---|---|---|',
    ...rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
  ].join('\n')

/** Licences with the packages under each, the ones that most have first. */
const byLicence = (rows: readonly Row[]): string =>
  [...Map.groupBy(rows, ({ licence }) => licence)]
    .sort(([one, some], [other, others]) => others.length - some.length || one.localeCompare(other))
    .map(([licence, under]) => {
      const names = [...new Set(under.map(({ name }) => name))]
      return `- **${licence}** (${names.length}): ${names.join(', ')}`
    })
    .join('\n')

const heldBack = (rows: readonly Row[]): string =>
  [
    '| packages | licence | what they are there for |',
    '|---|---|---|',
    ...Object.entries(developmentOnly).map(([beginning, reason]) => {
      const found = rows.filter(({ name, licence }) => name.startsWith(beginning) && !isPermissive(licence))
      const licences = [...new Set(found.map(({ licence }) => licence))]
      return `| ${[...new Set(found.map(({ name }) => name))].join(', ')} | ${licences.join(', ')} | ${reason} |`
    }),
  ].join('\n')

export type Counts = {
  readonly directHost: number
  readonly directDevelopment: number
  readonly host: number
  readonly platforms: number
  readonly along: number
  readonly pages: number
  readonly shipped: number
  readonly development: number
}

const countsOf = ({ host, along, pages, development }: Shipped, all: readonly string[]): Counts => {
  const { project, packages } = readLock()
  const isForPlatforms = (place: string) => packages.get(place)?.optional === true
  return {
    directHost: Object.keys(project.dependencies ?? {}).length,
    directDevelopment: Object.keys(project.devDependencies).length,
    host: host.filter((place) => !isForPlatforms(place)).length,
    platforms: [...host, ...along].filter(isForPlatforms).length,
    along: along.filter((place) => !isForPlatforms(place)).length,
    pages: pages.length,
    shipped: all.length,
    development: development.length,
  }
}

/** `docs/licences.md`, and what it counts. */
export const licencesPage = async (): Promise<{ readonly page: string; readonly counts: Counts }> => {
  const { packages } = readLock()
  const shipped = await readShipped()
  const counts = countsOf(shipped, allShipped(shipped))
  const rows = (places: readonly string[]) => rowsOf(packages, places)
  const page = `# Packages and their licences

Written by \`npm run licences\` out of \`package-lock.json\`; \`npm test\` fails where it is not what the lock says, or where something that is
shipped has a licence that asks for more than its notice. Why each of the packages that we ask for by name is there:
[0001](decisions/0001-dependencies.md).

| | packages |
|---|---|
| asked for by name, for the running host | ${counts.directHost} |
| asked for by name, for building and developing | ${counts.directDevelopment} |
| the running host needs, with all below them | ${counts.host} |
| of those and the next, one each for a platform: Node itself, and faster threads | ${counts.platforms} |
| \`npm ci --omit=dev\` lays beside them, since a package of the host may use them and development has them | ${counts.along} |
| built into pages or the viewer of the API reference, or may be | ${counts.pages} |
| shipped in one way or another | ${counts.shipped} |
| never shipped | ${counts.development} |

## The running host

${table(rows(shipped.host))}

## Laid beside them

The host does not load them: it starts without. On a machine that has the Node of the project, \`npm ci --omit=dev --omit=optional\` leaves them out.

${table(rows(shipped.along))}

## Built into pages

The text of each licence lies with the pages, as \`/third-party-licences.txt\`, and with the atlas.

${byLicence(rows(shipped.pages))}

## While developing and building

Not permissive, and therefore never shipped:

${heldBack(rows(shipped.development))}

All of them:

${byLicence(rows(shipped.development))}
`
  return { page, counts }
}
