import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const setIn = (file: string) => [...read(file).matchAll(/^\s+(--[a-z\d-]+):/gm)].map(([, name = '']) => name)

/**
 * What stands in one place means the same in all: paper has sizes of its own, the letters of a language its line heights, and the
 * header's signs shrink to fit one line.
 */
const meant = [
  'src/ui/tokens.css',
  'src/ui/print.css',
  'src/shell/header.module.css',
  ...globSync('src/ui/languages/*.css', { cwd: root }),
]

it('no style sheet gives a token another value for all that is within', () => {
  const tokens = new Set(setIn('src/ui/tokens.css'))
  const sheets = globSync('src/**/*.css', { cwd: root }).filter((sheet) => !meant.includes(sheet))
  const again = sheets.flatMap((sheet) =>
    setIn(sheet)
      .filter((name) => tokens.has(name))
      .map((name) => `${sheet}: ${name}`),
  )
  expect(sheets.length).toBeGreaterThan(20)
  expect(again).toEqual([])
})
