import { cpSync, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sampleMembers, samplePassword } from './sandbox/members.ts'
import { settingDescriptions } from './settings/settings-help.ts'
import {
  type HostProcess,
  makeWorkshop,
  start,
  startMain,
  startTinyHost,
  type Workshop,
} from './testing/host/host-process.ts'
import { withoutSandbox } from './testing/host/settings-without-sandbox.ts'
import { createTestBrowser } from './testing/host/test-browser.ts'
import { waitFor } from './testing/host/wait-for.ts'

/** A start has seconds of its own to do, and other tests beside it. */
const patience = { timeout: 120_000 }

/** What a process has said to its operator: every line of standard error is one of the log. */
const saidBy = ({ stderr }: { readonly stderr: string }): readonly string[] =>
  linesOf(stderr).flatMap(({ message }) => message ?? [])

const linesOf = (stderr: string): readonly { readonly event: string; readonly message?: string }[] =>
  stderr
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('the process', patience, () => {
  let firstWorkshop: Workshop
  let workshop: Workshop
  const started: HostProcess[] = []
  const host = (env?: Record<string, string>) => {
    const running = startTinyHost(workshop, env)
    started.push(running)
    return running
  }
  /** The same on the data of a first start, which makes the database and the sample orders. */
  const startAgain = (env?: Record<string, string>) => {
    if (!existsSync(workshop.data)) cpSync(firstWorkshop.data, workshop.data, { recursive: true })
    return host(env)
  }
  beforeAll(async () => {
    firstWorkshop = makeWorkshop()
    const first = startTinyHost(firstWorkshop)
    await first.ready
    first.kill('SIGINT')
    await first.ended
  }, patience.timeout)
  afterAll(() => firstWorkshop.remove())
  beforeEach(() => {
    workshop = makeWorkshop()
  })
  afterEach(async () => {
    for (const running of started.splice(0)) {
      if (running.isAnythingLeft()) running.kill('SIGKILL')
      await running.ended
    }
    workshop.remove()
  })

  test('starts from any folder, has its data folder for itself, and leaves nothing behind at Ctrl-C', async () => {
    const running = host(withoutSandbox)
    const origin = await running.ready
    const health = await fetch(`${origin}/healthz`)
    expect({ status: health.status, body: await health.json() }).toEqual({
      status: 200,
      body: { status: 'ok' },
    })
    expect((await fetch(`${origin}/orders`)).status).toBe(200)
    expect((await fetch(`${origin}/api/openapi.json`)).status).toBe(404)

    const second = await host(withoutSandbox).ended
    expect([second.code, second.stdout, saidBy(second)]).toEqual([
      1,
      '',
      [`The data folder ${workshop.data} is in use by another process (${running.pid}).`],
    ])

    running.kill('SIGINT')
    const { code, stdout, stderr } = await running.ended
    expect(code).toBe(0)
    for (const said of [`${origin}/orders`, withoutSandbox.BATON_API_BASE]) expect(stdout).toContain(said)
    for (const door of ['/sandbox', '/api/reference']) expect(stdout).not.toContain(door)
    expect(stderr).not.toMatch(/warn|error/i)
    expect(running.isAnythingLeft()).toBe(false)
    await expect(fetch(origin)).rejects.toThrow()
  })

  test('answers and stops although nobody reads its output any more', async () => {
    const running = startAgain()
    const origin = await running.ready
    running.hangUp()
    const statuses = [await fetch(`${origin}/api/nowhere`), await fetch(`${origin}/healthz`)].map(
      ({ status }) => status,
    )
    expect(statuses).toEqual([404, 200])
    running.kill('SIGTERM')
    expect(await running.exited).toBe(0)
  })

  test('says to probes that it leaves, answers whoever still comes, and ends', async () => {
    const running = startAgain({ BATON_DRAIN_SECONDS: '2' })
    const origin = await running.ready
    const probe = async (path: string) => {
      const answer = await fetch(origin + path)
      return [answer.status, await answer.json()]
    }
    expect([await probe('/livez'), await probe('/readyz')]).toEqual([
      [200, { status: 'ok' }],
      [200, { status: 'ok' }],
    ])
    running.kill('SIGTERM')
    await waitFor('the word of it', async () => (await fetch(`${origin}/readyz`)).status === 503)
    expect([await probe('/livez'), await probe('/readyz')]).toEqual([
      [200, { status: 'ok' }],
      [503, { status: 'stopping' }],
    ])
    expect((await fetch(`${origin}/orders`)).status).toBe(200)
    expect(await running.exited).toBe(0)
    await expect(fetch(origin)).rejects.toThrow()
  })

  test('goes on after kill -9: folder, session and tokens are as they were', async () => {
    const first = startAgain()
    const origin = await first.ready
    const browser = createTestBrowser(origin)
    const [member] = sampleMembers
    const form = await browser.get('/session/sign-in')
    await browser.post(form.url, { email: member?.email ?? '', password: samplePassword })
    const before = await (await browser.request('/session')).json()
    expect(before).toMatchObject({ status: 'member', member: { upmId: member?.upmId } })
    first.kill('SIGKILL')
    const { stdout } = await first.ended
    for (const door of ['/sandbox', '/api/reference']) expect(stdout).toContain(`${origin}${door}`)

    const second = startAgain({ PORT: new URL(origin).port })
    expect(await second.ready).toBe(origin)
    expect(await (await browser.request('/session')).json()).toEqual(before)
    const headers = { Authorization: `Bearer ${before.accessToken}` }
    const history = `${origin}/api/orders/history/v1?filter=type(SALES_ORDER)&country=US&language=en`
    expect((await fetch(history, { headers })).status).toBe(200)
  })

  test('says that the port is taken before it touches anything', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, resolve))
    const { port } = other.address() as AddressInfo
    const ended = await host({ PORT: String(port) }).ended
    other.close()
    expect([ended.code, ended.stdout, saidBy(ended)]).toEqual([
      1,
      '',
      [`Port ${port} is taken: stop what uses it, or set PORT.`],
    ])
    expect(existsSync(workshop.data)).toBe(false)
  })

  test('says that the address is not this machine’s', async () => {
    const ended = await host({ HOST: '192.0.2.1' }).ended
    expect([ended.code, ended.stdout, saidBy(ended).slice(-1)]).toEqual([
      1,
      '',
      ['HOST=192.0.2.1 is no address of this machine: set HOST to one, or leave it out.'],
    ])
  })

  test('says loudly that the sandbox is open to the network, and nothing of the kind on this machine alone', async () => {
    const open = startAgain({ HOST: '0.0.0.0' })
    await open.ready
    open.kill('SIGINT')
    expect((await open.ended).stderr).toContain(
      'WARNING: the sandbox is open to the network by HOST=0.0.0.0.',
    )
    const closed = startAgain()
    await closed.ready
    closed.kill('SIGINT')
    expect((await closed.ended).stderr).not.toContain('WARNING')
  })

  test('says that the database cannot be reached, without its password', async () => {
    const running = host({ DATABASE_URL: 'postgres://baton:hidden@127.0.0.1:1/baton' })
    const ended = await running.ended
    expect([ended.code, ended.stdout, saidBy(ended)]).toEqual([
      1,
      '',
      ['The database at 127.0.0.1:1 (DATABASE_URL) cannot be used: nothing listens there.'],
    ])
    expect(running.isAnythingLeft()).toBe(false)
  })

  test.each<[string, readonly string[], Record<string, string>, string]>([
    ['an invalid value', [], { PORT: '99999' }, 'Setting PORT must be a port number from 0 to 65535.'],
    [
      'an unknown setting',
      [],
      { BATON_SANDBOXX: '0' },
      'Unknown setting BATON_SANDBOXX: npm start -- --help lists the settings.',
    ],
    [
      'no API host to call',
      [],
      { BATON_SANDBOX: '0' },
      'Setting BATON_API_BASE is missing: with BATON_SANDBOX=0 it names the API host of the shop, like https://api.shop.example/api.',
    ],
    ['an unknown argument', ['--hepl'], {}, "Unknown option '--hepl' See npm start -- --help."],
  ])('stops at %s with one line', async (_, args, env, line) => {
    const ended = await startMain(args, env).ended
    expect([ended.code, ended.stdout, saidBy(ended)]).toEqual([1, '', [line]])
  })

  test('logs what Node and packages say as lines of its own, without what stands in it', async () => {
    const output = fileURLToPath(new URL('process-output.ts', import.meta.url))
    const script = `const { logAllOutput } = await import(${JSON.stringify(output)})
      logAllOutput()
      process.emitWarning('on its way out', 'DeprecationWarning')
      console.error('kim@podium.example')
      console.log('kim@podium.example')`
    const { stderr, stdout } = await start(['--input-type=module', '--eval', script], {}).ended
    expect(
      linesOf(stderr)
        .map(({ event }) => event)
        .sort(),
    ).toEqual(['host.console', 'host.console', 'host.warning'])
    expect([stdout, stderr.includes('kim')]).toEqual(['', false])
  })

  test('lists every setting', async () => {
    const { code, stdout } = await startMain(['--help']).ended
    expect(code).toBe(0)
    for (const name of Object.keys(settingDescriptions)) expect(stdout).toContain(name)
  })
})
