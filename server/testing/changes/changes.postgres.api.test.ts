import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getStoredOutcome } from '../../../contract/wire/idempotency.ts'
import { hasDatabase } from '../database/open-test-database.ts'
import { type SandboxHost, startSandboxHost } from '../host/sandbox-host.ts'
import type { ChangesHost } from './arrangement.ts'
import { type ChangeOfTable, changesOfTable } from './arrangement-of.ts'
import { isAt } from './is-at.ts'
import { showDocument } from './shown-document.ts'
import { type Stage, setStage } from './stage.ts'

/** The one mishap after which the host has made nothing before it is asked again. */
const lostRequest = 'a request that is lost'

describe.skipIf(!hasDatabase())('every change happens once', { timeout: 60_000 }, () => {
  let host: SandboxHost
  let server: ReturnType<typeof serve>
  let changes: ChangesHost
  const stages: Stage[] = []
  let hideDocument = () => {}
  beforeAll(async () => {
    hideDocument = showDocument()
    host = await startSandboxHost()
    const { promise, resolve } = Promise.withResolvers<number>()
    server = serve({ fetch: host.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port))
    const origin = `http://127.0.0.1:${await promise}`
    const now = () => host.movable.now().getTime()
    changes = { origin, now, target: { request: (path, init) => fetch(origin + path, init) } }
  })
  afterAll(async () => {
    for (const { browser } of stages) await browser.close()
    hideDocument()
    await new Promise((resolve) => server.close(resolve))
    await host.close()
  })

  const scenarios: Readonly<Record<string, (stage: Stage, call: ChangeOfTable['call']) => Promise<void>>> = {
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
      const held = browser.line.holdNext(call, 'answer')
      const { tab, flow } = await ready()
      flow.press()
      await held.arrived
      tab.close()
      await isAt(arranged.open(browser.newTab()), arranged.done)
      held.release()
    },
    'a reload that overtakes its request': async ({ arranged, browser, ready }, call) => {
      const request = browser.line.holdNext(call, 'request')
      const { tab, flow } = await ready()
      flow.press()
      await request.arrived
      tab.close()
      const firstLook = browser.line.holdNext(getStoredOutcome, 'answer', 'delivered')
      const again = arranged.open(browser.newTab())
      await Promise.race([firstLook.arrived, isAt(again, arranged.done)])
      request.release()
      await request.answered
      firstLook.release()
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

  describe.each(changesOfTable)('$id by a $caller', (change) => {
    test.concurrent.each(Object.keys(scenarios))('[AP-02][A-2] once, after %s', async (name) => {
      const stage = await setStage(changes, change)
      stages.push(stage)
      await scenarios[name]?.(stage, change.call)
      const { arranged, browser } = stage
      const effects = await arranged.effects(host.database.db, browser.line)
      expect(effects).toBeLessThanOrEqual(1)
      if (!(arranged.isGivenUp && name === lostRequest)) expect(effects).toBe(1)
    })
  })
})
