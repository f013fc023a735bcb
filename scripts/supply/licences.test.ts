import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../gate/run-command.ts'
import { developmentOnly, fileSaysSo, isPermissive, licenceOf, readFromFile } from './licence-rules.ts'
import { licencesPage } from './licences-page.ts'
import { nameAt, readLock } from './lock.ts'
import { allShipped, readShipped } from './shipped.ts'

const { packages } = readLock()

const notPermissive = (places: readonly string[]) =>
  places.flatMap((place) => {
    const found = packages.get(place)
    const licence = found ? licenceOf(place, found) : 'unknown'
    return isPermissive(licence) ? [] : [{ name: nameAt(place), licence }]
  })

it('everything that is shipped has a licence that asks for no more than its notice', async () => {
  const shipped = allShipped(await readShipped())
  expect(shipped.length).toBeGreaterThan(400)
  expect(notPermissive(shipped)).toEqual([])
})

it('what has another licence is named with what it is there for, and is not shipped', async () => {
  const beginnings = Object.keys(developmentOnly)
  const found = notPermissive((await readShipped()).development)
  expect(found.filter(({ name }) => !beginnings.some((each) => name.startsWith(each)))).toEqual([])
  expect(beginnings.filter((each) => !found.some(({ name }) => name.startsWith(each)))).toEqual([])
  expect(found).toContainEqual({ name: 'mupdf', licence: 'AGPL-3.0-or-later' })
})

it.each(Object.keys(readFromFile))('the licence of %s is the one that its own file has', (name) => {
  expect([...packages.keys()].map(nameAt)).toContain(name)
  expect(fileSaysSo(name)).toBe(true)
})

it.each([
  ['MIT', true],
  ['(MIT OR CC0-1.0)', true],
  ['MIT or MPL-2.0', true],
  ['Apache-2.0 AND MIT', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['EPL-2.0 OR GPL-3.0-or-later', false],
  ['AGPL-3.0-or-later', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN README.md', false],
  ['unknown', false],
  ['', false],
])('"%s" is permissive: %s', (expression, expected) => {
  expect(isPermissive(expression)).toBe(expected)
})

it('the page is what npm run licences writes', async () => {
  const { page } = await licencesPage()
  expect(readFileSync(`${root}docs/licences.md`, 'utf8')).toBe(page)
})
