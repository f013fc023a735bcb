import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { getOrder } from '../../contract/orders/order-calls.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const guide = readFileSync(join(root, 'docs/guides/add-an-api-host.md'), 'utf8')

test('the guide lists every call of the table', () => {
  const rows = calls.map(({ id, method, path, callers, changes }) => {
    const who = callers.length === 0 ? 'anybody' : callers.join(', ')
    return `| \`${id}\` | \`${method} ${path}\` | ${who} | ${changes ? 'yes' : ''} |`
  })
  const [, listed = ''] = /<!-- calls -->\n\n(.*?)\n\n/s.exec(guide) ?? []
  expect(listed.split('\n')).toEqual([
    '| name | call | who | changes something |',
    '|---|---|---|---|',
    ...rows,
  ])
})

test('the guide’s commands and the path of the call that is left out are those there are', () => {
  const options = new Set([...guide.matchAll(/ (--[a-z]+)\b/g)].map(([, option]) => option))
  const help = readFileSync(join(root, 'scripts/conformance.ts'), 'utf8')
  expect([...options].filter((option) => !help.includes(`  ${option} `))).toEqual([])
  expect(options.size).toBeGreaterThan(4)
  expect(getOrder.path).toBe('/orders/history/v1/{orderNumber}')
})
