import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const guide = readFileSync(join(root, 'docs/guides/add-a-changing-call.md'), 'utf8')

/** Files of the guide: each with its path, and its source. */
const files = [...guide.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(([, path = '', source = '']) => ({
  path,
  source,
}))
/** What the table says of a call without an arrangement: the guide's only block without a language. */
const [, missing = ''] = /\n```\n(.+)\n```/.exec(guide) ?? []

const tree = mkdtempSync(join(tmpdir(), 'baton-call-'))

beforeAll(() => {
  for (const folder of ['contract', 'domain', 'services', 'server/testing/changes'])
    cpSync(join(root, folder), join(tree, folder), { recursive: true })
  for (const file of ['package.json', 'shop.config.ts']) cpSync(join(root, file), join(tree, file))
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  for (const { path, source } of files) writeFileSync(join(tree, path), source)
})
afterAll(() => rmSync(tree, { recursive: true }))

const questions = `
  import { createServer } from 'node:http'
  import { sendDeliveryNote as row } from './contract/orders/delivery-note.ts'
  import { arrangementOf } from './server/testing/changes/arrangement-of.ts'
  import { createHttp } from './services/http/http.ts'
  import { createHostClock } from './services/http/host-clock.ts'
  import { byTarget } from './services/http/change.ts'
  import { sendDeliveryNote } from './services/orders/send-delivery-note.ts'
  const seen = []
  const server = createServer((request, response) => {
    seen.push([request.method, request.url, request.headers['idempotency-key']])
    response.writeHead(202, { 'Content-Type': 'application/json' }).end('{"sent":true}')
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  const identity = { token: () => null, isMember: () => false, guestFilter: () => 'email(lina@example.com)', renew: async () => null }
  const base = 'http://127.0.0.1:' + server.address().port + '/api'
  const http = createHttp({ base, identity, clock: createHostClock() })
  const target = { orderNumber: 'C00000001' }
  const outcome = await sendDeliveryNote.send(http, { target, request: byTarget, key: 'key-1' })
  server.close()
  server.closeAllConnections()
  const missing = await arrangementOf(row).then(() => null, (error) => error.message)
  console.log(JSON.stringify({ outcome, seen, subject: sendDeliveryNote.subjectOf(target), missing }))
`

it('the guide adds a changing call: it is sent with its key and filter, and the table asks for its arrangement', () => {
  const answers = execFileSync(process.execPath, ['--input-type=module', '-e', questions], {
    cwd: tree,
    encoding: 'utf8',
  })
  expect(files.map(({ path }) => dirname(path))).toEqual(['contract/orders', 'services/orders'])
  expect(JSON.parse(answers)).toEqual({
    outcome: { kind: 'done', value: 'sent' },
    seen: [['POST', '/api/orders/delivery_notes/v1/C00000001?filter=email%28lina%40example.com%29', 'key-1']],
    subject: { call: 'sendDeliveryNote', object: 'C00000001' },
    missing: expect.stringMatching(/^sendDeliveryNote /),
  })
  expect(JSON.parse(answers).missing.split(', ')[0]).toBe(missing)
})

type Tested = { readonly testResults: readonly { readonly assertionResults: readonly Assertion[] }[] }
type Assertion = { readonly title: string; readonly status: string }

/** Which tests of the table pass in the guide's tree, by their titles. */
const testTable = (): Readonly<Record<string, string>> => {
  const { VITEST: _, ...env } = process.env
  const report = join(tree, 'table.json')
  const asked = ['run', '--reporter=json', `--outputFile=${report}`, 'contract/calls.test.ts']
  spawnSync('vitest', asked, { cwd: tree, env })
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Tested
  return Object.fromEntries(
    testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ title, status }) => [title, status]),
    ),
  )
}

it('the guide’s row fails the test of the table until it is listed', () => {
  const isListed = 'every call that is defined is a row of the table, or one of the sandbox’s'
  const before = testTable()
  expect(before[isListed]).toBe('failed')
  const table = join(tree, 'contract/calls.ts')
  const listed = readFileSync(table, 'utf8')
    .replace('  sendReview,\n', '  sendReview,\n  sendDeliveryNote,\n')
    .replace('import', "import { sendDeliveryNote } from './orders/delivery-note.ts'\nimport")
  writeFileSync(table, listed)
  expect(testTable()).toEqual(Object.fromEntries(Object.keys(before).map((title) => [title, 'passed'])))
})

/** What the compiler says of the guide's files. */
const compile = (): string => {
  try {
    return execFileSync('tsc', ['--noEmit', '--incremental', 'false'], { cwd: tree, encoding: 'utf8' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

it('the guide’s row and service compile, and a row that changes nothing makes no service', () => {
  const options = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as object
  const include = files.map(({ path }) => path)
  writeFileSync(join(tree, 'tsconfig.json'), JSON.stringify({ ...options, include }))
  expect(compile()).toBe('')
  const [row] = files
  writeFileSync(join(tree, row?.path ?? ''), row?.source.replace(/ {2}changes: .*\n/, '') ?? '')
  expect(compile()).toContain("Property 'changes' is missing in type")
})
