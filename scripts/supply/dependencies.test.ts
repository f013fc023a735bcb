import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../gate/run-command.ts'
import { builtInPackages, hostPackages } from './imported-packages.ts'
import { readLock } from './lock.ts'

const { project } = readLock()
const namesOf = (kind: object | undefined) => Object.keys(kind ?? {}).sort()
const asked = namesOf({
  ...project.dependencies,
  ...project.devDependencies,
  ...project.optionalDependencies,
})

it('dependencies are what the running host imports or reads, and nothing else', async () => {
  expect(namesOf(project.dependencies)).toEqual(await hostPackages())
})

it('what is built into pages is asked for by name', async () => {
  expect((await builtInPackages()).filter((name) => !asked.includes(name))).toEqual([])
})

const rows = readFileSync(`${root}docs/decisions/0001-dependencies.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| package'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** Names of a cell, without what stands in brackets behind them; `*` stands for any part of a name. */
const namedIn = (cell: string): readonly string[] =>
  cell.split(', ').flatMap((part) => {
    const name = part.replace(/ \(.*\)$/, '')
    const matching = new RegExp(`^${name.replaceAll('*', '[^/]+')}$`)
    return name.includes('*') ? asked.filter((each) => matching.test(each)) : [name]
  })

it('each package that is asked for by name has its reason, and no reason is left of one that is gone', () => {
  const named = new Set(rows.flatMap(([, cell = '']) => namedIn(cell)))
  expect(asked.length).toBeGreaterThan(70)
  expect(asked.filter((name) => !named.has(name))).toEqual([])
  expect([...named].filter((name) => !asked.includes(name))).toEqual([])
  expect(rows.filter(([, , reason = '']) => reason.length < 5)).toEqual([])
})
