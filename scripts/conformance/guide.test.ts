import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { getStoredOutcome } from '../../contract/wire/idempotency.ts'
import { problemCodes } from '../../contract/wire/problem.ts'
import { maxPolls } from '../../domain/changes/polling.ts'
import { exposedHeaders, sentHeaders } from './check-headers.ts'

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

test('the guide’s commands are those there are', () => {
  const options = new Set([...guide.matchAll(/ (--[a-z]+)\b/g)].map(([, option]) => option))
  const help = readFileSync(join(root, 'scripts/conformance.ts'), 'utf8')
  expect([...options].filter((option) => !help.includes(`  ${option} `))).toEqual([])
  expect(options.size).toBeGreaterThan(4)
})

test('the guide’s extensions, codes and limits are those of the contract', () => {
  const rows = [...guide.matchAll(/^\| `([^`]+)`[^|]* \| /gm)].map(([, name]) => name)
  const { method, path } = getStoredOutcome
  expect(rows.slice(-2)).toEqual([`${method} ${path}`, 'Date'])
  const codes = [...guide.matchAll(/\b4\d\d `(\w+)`/g)].map(([, code]) => code)
  expect(codes).toEqual(['unauthorized', 'idempotency_key_missing', 'idempotency_mismatch'])
  expect(codes.filter((code) => !problemCodes.some((known) => known === code))).toEqual([])
  expect(guide).toContain(`${maxPolls} times at most`)
})

test('the guide’s header fields are those that the command asks for', () => {
  const [, sent = '', exposed = ''] = /, lets (`.*?) pass, and exposes (.*?)\./s.exec(guide) ?? []
  const named = (text: string) => [...text.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)
  expect([named(sent), named(exposed)]).toEqual([sentHeaders, [...exposedHeaders, 'Date']])
})
