import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { createApp } from '../../server/api/app.ts'
import { hasDatabase } from '../../server/testing/database/open-test-database.ts'
import { startTestHost, type TestHost } from '../../server/testing/host/test-host.ts'
import { tokenOf } from '../../server/testing/host/test-tokens.ts'
import { addOrder, newMember } from '../../server/testing/orders/build-order.ts'
import { addReturn } from '../../server/testing/orders/return-order.ts'
import type { Send } from './asker.ts'
import type { Finding } from './findings.ts'
import { conformanceReport, conforms } from './report.ts'
import { parseRequests } from './requests-file.ts'
import { type ConformanceOptions, runConformance } from './run-conformance.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const guide = readFileSync(join(root, 'docs/guides/add-an-api-host.md'), 'utf8')
const [, example = ''] = /```json\n(.*?)```/s.exec(guide) ?? []

const inShort = (findings: readonly Finding[]) =>
  findings.map(({ call, check, result, lines }) => [call, check, result, ...lines])

describe.skipIf(!hasDatabase())('conformance of an API host', { timeout: 120_000 }, () => {
  let host: TestHost
  const member = newMember()
  const guest = 'guest@shop.example'
  beforeAll(async () => {
    host = await startTestHost()
  })
  afterAll(() => host.close())

  /** Orders as the guide's file names them, under numbers of their own, and that file. */
  const ordersOf = async (run: string) => {
    const { db } = host.deps
    const numbers = ['TEST0001', 'TEST0002', 'TEST0003'].map((number) => `${run}${number}`)
    const [own = '', guests = '', back = ''] = numbers
    await addOrder(db, { orderNumber: own, upmId: member })
    await addOrder(db, { orderNumber: guests, contactEmail: guest })
    await addReturn(db, { orderNumber: back, upmId: member })
    return example.replaceAll('TEST', `${run}TEST`)
  }
  const ours: Send = (address, init) =>
    host.app.request(new URL(address).pathname + new URL(address).search, init)
  const options = (given: Partial<ConformanceOptions>): ConformanceOptions => ({
    base: 'http://api.shop.example',
    token: tokenOf(member),
    country: 'us',
    write: false,
    requests: [],
    pages: null,
    send: ours,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 50))),
    ...given,
  })

  test('ours answers every request of the guide’s file as the contract says, extensions included', async () => {
    const requests = parseRequests(await ordersOf('A'))
    const findings = await runConformance(options({ write: true, requests }))
    expect(inShort(findings).filter(([, , result]) => result !== 'passed' && result !== 'unasked')).toEqual(
      [],
    )
    const asked = findings
      .filter(({ result }) => result === 'passed')
      .map(({ call, check }) => `${call}, ${check}`)
    expect(asked).toEqual(
      expect.arrayContaining([
        'getOrder, request 3',
        'cancelOrder, request 1',
        'cancelOrder, request 1 again',
        'cancelOrder, request 1 with another body',
        'cancelOrder, request 1 without a key',
        expect.stringMatching(/^getCancelJob, job, poll \d+$/),
        'dispatchReturnLabel, request 1 again',
        'getStoredOutcome, a stored outcome',
        'Date, the host’s time',
      ]),
    )
    expect(findings.filter(({ isExtension }) => isExtension).map(({ call }) => call)).toEqual([
      'getStoredOutcome',
      'getStoredOutcome',
      'getStoredOutcome',
      'Date',
    ])
  })

  test('every row of the table is asked, or the report says why it was not', async () => {
    const named = (findings: readonly Finding[]) => new Set(findings.map(({ call }) => call))
    for (const write of [false, true]) {
      const found = named(await runConformance(options({ write })))
      expect(calls.filter(({ id }) => !found.has(id)).map(({ id }) => id)).toEqual([])
    }
  })

  test('nothing is changed unless it is asked for', async () => {
    const requests = parseRequests(await ordersOf('B'))
    const methods = new Set<string>()
    const send: Send = (address, init) => {
      const call = calls.find(
        ({ method, path }) =>
          method === init.method &&
          new URLPattern({ pathname: path.replaceAll(/\{(\w+)\}/g, ':$1') }).test(address),
      )
      methods.add(`${call?.id} ${call?.changes === undefined ? 'reads' : 'changes'}`)
      return ours(address, init)
    }
    const findings = await runConformance(options({ requests, send }))
    expect([...methods].filter((line) => line.endsWith('changes'))).toEqual([])
    expect(methods).not.toContain('reportEvents reads')
    expect(conforms(findings)).toBe(true)
    expect(inShort(findings)).toContainEqual([
      'cancelOrder',
      'any request',
      'unasked',
      'it leaves something behind: asked with --write',
    ])
  })

  test('a host without the extensions conforms, and the report names them apart', async () => {
    const requests = parseRequests(await ordersOf('C'))
    const send: Send = async (address, init) => {
      if (address.includes('/idempotency/')) return new Response('Not found', { status: 404 })
      const answer = await ours(address, init)
      const headers = new Headers(answer.headers)
      headers.delete('Date')
      return new Response(answer.body, { status: answer.status, headers })
    }
    const findings = await runConformance(options({ write: true, requests, send }))
    expect(conforms(findings)).toBe(true)
    const [, apart = ''] = conformanceReport('http://api.shop.example', findings).split('\n\n')
    expect(apart.split('\n')).toEqual([
      'Extensions: pages work without them, and say less',
      '  missing            getStoredOutcome, a number of nobody: nothing answers there (404)',
      '  missing            getStoredOutcome, a stored outcome: nothing answers there (404)',
      '  missing            getStoredOutcome, a stored outcome: nothing answers there (404)',
      '  answers otherwise  Date, the host’s time: no header field Date',
    ])
  })

  test('says what is missing and what answers otherwise', async () => {
    const json = (body: object, status = 200, type = 'application/json') =>
      new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type } })
    const poor: Readonly<Record<string, () => Response>> = {
      '/cart/v1': () => new Response('<h1>Not found</h1>', { status: 404 }),
      '/store/store_locations/v1': () => json({ stores: 'none' }),
      '/ship/provider_services/v1': () => json({ objects: [] }, 201),
      '/orders/history/v1': () => json({ orderItems: [], pages: { next: null } }),
      '/orders/history/v1/NOBODYS0000': () => json({ message: 'no such order' }, 404),
    }
    const send: Send = (address, init) => poor[new URL(address).pathname]?.() ?? ours(address, init)
    const findings = await runConformance(options({ send }))
    expect(conforms(findings)).toBe(false)
    const wrong = inShort(findings).filter(([, , result]) => result === 'missing' || result === 'differs')
    expect(wrong).toEqual([
      ['listOrders', 'without a caller', 'differs', 'status 200 where 401 unauthorized is due'],
      [
        'listOrders',
        'request 1',
        'differs',
        'Cache-Control lets others keep what is personal: no-store is due',
      ],
      ['getOrder', 'without a caller', 'missing', 'nothing answers there (404)'],
      [
        'getOrder',
        'a number of nobody',
        'differs',
        '404 order_not_found is due as problem details with a code; the body is none',
      ],
      ['listProviders', 'request 1', 'differs', 'status 201 where 200 is due'],
      ['listStores', 'request 1', 'differs', 'objects: missing', 'pages: missing'],
      ['getCart', 'request 1', 'missing', 'nothing answers there (404)'],
    ])
  })

  test('a change that is made twice with one key is found out', async () => {
    const requests = parseRequests(await ordersOf('D')).filter(({ call }) => call === 'dispatchReturnLabel')
    const send: Send = (address, init) => {
      const headers = new Headers(init.headers)
      if (headers.has('Idempotency-Key')) headers.set('Idempotency-Key', crypto.randomUUID())
      return ours(address, { ...init, headers })
    }
    const findings = await runConformance(options({ write: true, requests, send }))
    expect(conforms(findings)).toBe(false)
    expect(
      inShort(findings).filter(
        ([call, check]) => call === 'dispatchReturnLabel' && check?.includes('another body'),
      ),
    ).toEqual([
      [
        'dispatchReturnLabel',
        'request 1 with another body',
        'differs',
        'status 202 where 422 idempotency_mismatch is due',
      ],
    ])
  })

  test('pages of another origin need their leave', async () => {
    const pages = 'https://orders.shop.example'
    const findings = await runConformance(options({ pages }))
    expect(inShort(findings).filter(([call]) => call === 'CORS')).toEqual([
      [
        'CORS',
        'pages of another origin',
        'differs',
        `Access-Control-Allow-Origin does not name ${pages}`,
        'Access-Control-Allow-Headers lacks Authorization',
        'Access-Control-Allow-Headers lacks Content-Type',
        'Access-Control-Allow-Headers lacks Idempotency-Key',
        'Access-Control-Allow-Headers lacks X-Validation-Code',
        'Access-Control-Expose-Headers lacks Retry-After',
        'Access-Control-Expose-Headers lacks Location',
      ],
      ['CORS', 'pages may read the time', 'differs', 'Access-Control-Expose-Headers lacks Date'],
    ])
  })

  test('pages of an origin that is named have it', async () => {
    const pages = 'https://orders.shop.example'
    const { deps } = host
    const app = createApp({ ...deps, settings: { ...deps.settings, corsOrigins: [pages] } })
    const send: Send = (address, init) => app.request(new URL(address).pathname, init)
    const findings = await runConformance(options({ pages, send }))
    expect(inShort(findings).filter(([call]) => call === 'CORS')).toEqual([
      ['CORS', 'pages of another origin', 'passed'],
      ['CORS', 'pages may read the time', 'passed'],
    ])
  })

  describe('the command', () => {
    const folder = mkdtempSync(join(tmpdir(), 'baton-conformance-'))
    afterAll(() => rmSync(folder, { recursive: true }))
    const run = (...given: readonly string[]) =>
      new Promise<{ code: number; out: string; error: string }>((resolve) => {
        execFile(
          process.execPath,
          ['scripts/conformance.ts', ...given],
          { cwd: root },
          (failure, out, error) =>
            resolve({ code: typeof failure?.code === 'number' ? failure.code : 0, out, error }),
        )
      })

    /** What the command says of a host that answers as `fetch` does. */
    const asks = async (fetch: Parameters<typeof serve>[0]['fetch'], ...given: readonly string[]) => {
      const server = serve({ fetch, port: 0, hostname: '127.0.0.1' })
      try {
        await new Promise((resolve) => server.once('listening', resolve))
        const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
        return { base, ...(await run('--base', base, ...given)) }
      } finally {
        server.close()
      }
    }

    test('asks a host by its address and ends with 0', async () => {
      const file = join(folder, 'orders.json')
      writeFileSync(file, await ordersOf('E'))
      const given = ['--token', tokenOf(member), '--orders', file, '--write']
      const { base, code, out, error } = await asks(host.app.fetch, ...given)
      expect([code, error]).toEqual([0, ''])
      expect(out.split('\n')[0]).toBe(`The contract at ${base}`)
      expect(out).toMatch(
        /\nNothing is missing or different among what was asked: 0 calls missing, 0 answer otherwise, \d+ checks as the contract says, \d+ calls not asked\.\n$/,
      )
    })

    test('ends with 1 for a host that knows none of the calls', async () => {
      const { code, out, error } = await asks(() => new Response('', { status: 404 }))
      expect([code, error]).toEqual([1, ''])
      expect(out).toContain('listOrders, without a caller: nothing answers there (404)')
    })

    test.each([
      ['no address', [], '--base names the API host, like https://api.shop.example/api.'],
      [
        'nothing that it may change',
        ['--base', 'http://127.0.0.1:9', '--write'],
        '--write changes orders: name those that it may change in the file of --orders.',
      ],
      [
        'a file that is not there',
        ['--base', 'http://127.0.0.1:9', '--orders', '/nowhere.json'],
        'The file /nowhere.json of --orders cannot be read.',
      ],
      ['a host that is not there', ['--base', 'http://127.0.0.1:9'], 'The host cannot be reached.'],
    ])('ends with 2 and a line for %s', async (_, given, line) => {
      expect(await run(...given)).toEqual({ code: 2, out: '', error: `${line}\n` })
    })
  })
})
