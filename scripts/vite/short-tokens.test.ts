import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { letters } from './letters.ts'
import { shortClassName } from './short-class-name.ts'

it('numbers are letters, the first 26 one each', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(letters)).toEqual(['a', 'z', 'aa', 'az', 'ba', 'zz', 'aaa'])
})

it('no script names a token, as tokens have other names in the built pages', () => {
  const naming = globSync('{src,routes}/**/*.{ts,tsx}').filter((file) =>
    /var\(--|['"`]--[a-z]/.test(readFileSync(file, 'utf8')),
  )
  expect(naming).toEqual([])
})

it('classes and animations of a sheet have names that no other sheet has', () => {
  const names = globSync('src/**/*.module.css').flatMap((file) => {
    const css = readFileSync(file, 'utf8')
    const found = new Set([...css.matchAll(/(?:^|[\s.,>+~:(])\.([a-z]\w*)/g)].map(([, name]) => name ?? ''))
    return [...found].map((name) => shortClassName(name, file, css))
  })
  expect(names.length).toBeGreaterThan(200)
  expect(new Set(names).size).toBe(names.length)
})
