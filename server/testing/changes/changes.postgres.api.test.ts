import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hasDatabase } from '../database/open-test-database.ts'
import { type SandboxHost, startSandboxHost } from '../host/sandbox-host.ts'
import type { Arranged, ChangesHost, Flow } from './arrangement.ts'
import { arrangementOf, changesOfTable } from './arrangement-of.ts'
import { openBrowser, type Tab, type TestBrowser } from './browser.ts'
import { isAt } from './is-at.ts'

/** The one mishap after which the host has made nothing before it is asked again. */
const lostRequest = 'a request that is lost'

describe.skipIf(!hasDatabase())('every change happens once', { timeout: 60_000 }, () => {
  let host: SandboxHost
  let server: ReturnType<typeof serve>
  let changes: ChangesHost & { readonly origin: string }
  const browsers: TestBrowser[] = []
  beforeAll(async () => {
    // Charts listen whether their page is hidden: this one never is.
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
    host = await startSandboxHost()
    const { promise, resolve } = Promise.withResolvers<number>()
    server = serve({ fetch: host.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port))
    const origin = `http://127.0.0.1:${await promise}`
    const now = () => host.movable.now().getTime()
    changes = { origin, now, target: { request: (path, init) => fetch(origin + path, init) } }
  })
  afterAll(async () => {
    for (const browser of browsers) await browser.close()
    vi.unstubAllGlobals()
    await new Promise((resolve) => server.close(resolve))
    await host.close()
  })

  type Stage = {
    readonly arranged: Arranged
    readonly browser: TestBrowser
    /** Opens the page in a tab of its own, and waits until the press is offered. */
    readonly ready: () => Promise<{ readonly tab: Tab; readonly flow: Flow }>
  }

  const scenarios: Readonly<
    Record<string, (stage: Stage, call: (typeof changesOfTable)[number]['call']) => Promise<void>>
  > = {
    'a double click': async ({ arranged, ready }) => {
      const { flow } = await ready()
      flow.press()
      flow.press()
      await isAt(flow, arranged.done)
    },
    'two tabs': async ({ arranged, ready }) => {
      const tabs = [await ready(), await ready()]
      for (const { flow } of tabs) flow.press()
      for (const { flow } of tabs) await isAt(flow, arranged.done)
    },
    'a reload while it is in progress': async ({ arranged, browser, ready }, call) => {
      const held = browser.line.holdNext(call)
      const { tab, flow } = await ready()
      flow.press()
      await held.arrived
      tab.close()
      const again = arranged.open(browser.newTab())
      await held.release()
      await isAt(again, arranged.done)
    },
    [lostRequest]: async ({ arranged, browser, ready }, call) => {
      browser.line.spoilNext(call, 'lostThere')
      const { flow } = await ready()
      flow.press()
      await isAt(flow, arranged.done)
    },
    'an answer that is lost': async ({ arranged, browser, ready }, call) => {
      browser.line.spoilNext(call, 'lostBack')
      const { flow } = await ready()
      flow.press()
      await isAt(flow, arranged.done)
    },
    garbage: async ({ arranged, browser, ready }, call) => {
      browser.line.spoilNext(call, 'garbage')
      const { flow } = await ready()
      flow.press()
      await isAt(flow, arranged.done)
    },
  }

  describe.each(changesOfTable.map(({ call, caller }) => ({ id: call.id, caller, call })))(
    '$id by a $caller',
    ({ call, caller }) => {
      test.concurrent.each(Object.keys(scenarios))('[AP-02][A-2] once, after %s', async (name) => {
        const arrange = await arrangementOf(call)
        const arranged = await arrange(changes, caller)
        const browser = await openBrowser({ ...changes, identity: arranged.identity })
        browsers.push(browser)
        const ready = async () => {
          const tab = browser.newTab()
          const flow = arranged.open(tab)
          if (arranged.ready !== undefined) await isAt(flow, arranged.ready)
          return { tab, flow }
        }
        await scenarios[name]?.({ arranged, browser, ready }, call)
        const effects = await arranged.effects(host.database.db, browser.line)
        expect(effects).toBeLessThanOrEqual(1)
        if (!(arranged.isGivenUp && name === lostRequest)) expect(effects).toBe(1)
      })
    },
  )
})
