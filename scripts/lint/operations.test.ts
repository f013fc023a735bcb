import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../gate/run-command.ts'

const events = new Set(
  globSync('server/**/*.ts', {
    cwd: root,
    exclude: (path) => /\.test\.ts$|server\/testing/.test(path),
  }).flatMap((file) =>
    [
      ...readFileSync(root + file, 'utf8').matchAll(
        /\b(?:(?:log|jsonLog|tellOperator)\(\s*'(?:info|warn|error)'|note\(c),\s*'([a-z.-]+)'/g,
      ),
    ].map(([, event = '']) => event),
  ),
)

test('docs/operations.md says what each event of the log means, and of no other', () => {
  const page = readFileSync(`${root}docs/operations.md`, 'utf8')
  const table = page.slice(page.indexOf('## What the log says'), page.indexOf('## Runbooks'))
  const told = new Set(
    table
      .split('\n')
      .flatMap((line) =>
        [...(line.split('|')[1] ?? '').matchAll(/`([a-z.-]+)`/g)].map(([, event = '']) => event),
      ),
  )
  expect(events.size).toBeGreaterThan(25)
  expect([...events].filter((event) => !told.has(event))).toEqual([])
  expect([...told].filter((event) => !events.has(event))).toEqual([])
})
