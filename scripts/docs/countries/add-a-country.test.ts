import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const guide = readFileSync(join(root, 'docs/guides/add-a-country.md'), 'utf8')

/** The profile of the guide: its path, and its source. */
const [, path = '', source = ''] = /```ts\n\/\/ (\S+)\n([\s\S]*?)```/.exec(guide) ?? []

const tree = mkdtempSync(join(tmpdir(), 'baton-country-'))
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: tree, encoding: 'utf8' })

beforeAll(() => {
  const isCode = (file: string) => !/\.test\.tsx?$/.test(file)
  for (const folder of ['contract', 'domain', 'locales', 'scripts/docs/countries'])
    cpSync(join(root, folder), join(tree, folder), { recursive: true, filter: isCode })
  for (const file of ['package.json', 'shop.config.ts', 'tsconfig.json'])
    cpSync(join(root, file), join(tree, file))
  mkdirSync(join(tree, 'docs'))
  // Its language, as docs/guides/add-a-language.md adds one.
  cpSync(join(root, 'locales/pl'), join(tree, 'locales/nb'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  writeFileSync(join(tree, path), source)
})
afterAll(() => rmSync(tree, { recursive: true }))

/** What a newcomer's country is known by once `npm run docs` has run; printed as JSON. */
const questions = `
  import { describedCountries, profileOf } from './domain/countries/profile-of.ts'
  import { callingCodeOf } from './domain/guests/phone.ts'
  import { addressLines } from './domain/orders/address-lines.ts'
  import { countryFlags } from './domain/pages/flags.ts'
  import { offeredMethods } from './domain/return-methods/offered-methods.ts'
  import { providersOf } from './domain/return-methods/providers.ts'
  import { codeWaitOf } from './domain/return-methods/return-label.ts'
  import { staleCountryPages } from './scripts/docs/countries/country-pages.ts'
  const address = { address1: 'Storgata 1', address2: null, address3: null, address4: null, city: 'Oslo', county: null,
    state: null, zipCode: '0155', country: null, iso2Country: 'NO' }
  const methods = offeredMethods({ order: { shipFrom: null }, country: 'no', role: 'guest', flags: countryFlags('no'),
    providers: providersOf('no'), hasReturnableItems: true })
  console.log(JSON.stringify({
    isDescribed: describedCountries.includes('no'),
    currency: profileOf('NO').currency,
    callingCode: callingCodeOf('no'),
    address: addressLines(address),
    methods: methods.map(({ key, price }) => key + ' ' + price.kind),
    codeWait: codeWaitOf('no'),
    stale: await staleCountryPages(),
  }))
`
const writePages = `
  import { writeCountryPages } from './scripts/docs/countries/country-pages.ts'
  console.log(JSON.stringify(await writeCountryPages()))
`
const ask = (script: string) => JSON.parse(run(process.execPath, '--input-type=module', '-e', script))

it('the guide adds a country by one file: registry, calling code, table and rules know it', () => {
  expect(path).toBe('domain/countries/no.ts')
  expect(ask(questions)).toMatchObject({ isDescribed: false, currency: 'USD' })
  expect(ask(writePages)).toEqual([
    'domain/countries/profiles.gen.ts',
    'domain/countries/host-facts.gen.ts',
    'domain/countries/calling-codes.gen.ts',
    'domain/countries/catalogs.gen.ts',
    'docs/countries.md',
  ])
  expect(ask(questions)).toEqual({
    isDescribed: true,
    currency: 'NOK',
    callingCode: '47',
    address: ['Storgata 1', '0155 Oslo'],
    methods: ['emeaDropoff|PNOR shopperPays', 'emeaPickup|PNOR shopperPays', 'emeaStoreReturn free'],
    codeWait: 15,
    stale: [],
  })
  const rows = readFileSync(join(tree, 'docs/countries.md'), 'utf8').match(/^\| Norway \(no\) \|.*$/gm)
  expect(rows).toHaveLength(4)
  expect(rows?.[0]).toContain('Norwegian Bokmål | NOK | NIKEEUROPE | yes | yes')
})

/** What the compiler says of the profile. */
const compile = (): string => {
  try {
    return run('tsc', '--noEmit', '--incremental', 'false')
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

it('the guide’s profile compiles, and one with a field that there is not does not', () => {
  writeFileSync(
    join(tree, 'tsconfig.json'),
    JSON.stringify({ ...JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')), include: [path] }),
  )
  expect(compile()).toBe('')
  writeFileSync(join(tree, path), source.replace('codeWaitMinutes', 'codeWaitMinute'))
  expect(compile()).toContain("'codeWaitMinute' does not exist in type 'ReturnFacts'")
})
