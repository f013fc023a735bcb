import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What `light-setup.ts` offers, and what a finished chart does. */
const offered = ['createMachine', 'createStateConfig', 'createAction', 'extend', 'provide']

it('charts ask no more of `setup` than the built pages have', () => {
  const code = globSync('machines/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  const setups = code.flatMap((text) => [...text.matchAll(/const (\w+) = setup\(/g)].map(([, name]) => name))
  const uses = code.flatMap((text) => [
    ...setups.flatMap((name) => [...text.matchAll(new RegExp(`\\b${name}\\s*\\.(\\w+)`, 'g'))]),
    ...text.matchAll(/^\s*\}\)\.(\w+)\(/gm),
  ])
  expect(setups.length).toBeGreaterThan(0)
  expect(
    [...new Set(uses.map(([, member]) => member))].filter((member) => !offered.includes(member ?? '')),
  ).toEqual([])
})
