import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createDurableDatabase, type DurableDatabase } from '../database/durable-database.ts'
import { hasDatabase } from '../database/open-test-database.ts'
import { type ApiProcess, spawnApi } from '../host/spawn-api.ts'
import { arrangementOf, changesOfTable } from './arrangement-of.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { isAt } from './is-at.ts'

/** Two processes one after the other, and everybody's change at once. */
const timeout = 300_000

describe.skipIf(!hasDatabase())('every change happens once, though its host is killed', { timeout }, () => {
  let database: DurableDatabase
  const hosts: ApiProcess[] = []
  const browsers: TestBrowser[] = []
  beforeAll(async () => {
    // Charts listen whether their page is hidden: this one never is.
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
    database = await createDurableDatabase()
  })
  afterAll(async () => {
    for (const browser of browsers) await browser.close()
    for (const host of hosts) await host.kill()
    vi.unstubAllGlobals()
    await database.remove()
  })

  const start = async () => {
    const host = await spawnApi({ ...database.location, work: true, slowMs: 200, sandbox: true })
    hosts.push(host)
    return host
  }

  test('[AP-02][A-2] requests that a killed host has taken, lost or left half done are each made once', async () => {
    const first = await start()
    const now = Date.now
    const changes = await Promise.all(
      changesOfTable.map(async ({ call, caller }) => {
        const arrange = await arrangementOf(call)
        const arranged = await arrange({ target: first.target, now }, caller)
        const browser = await openBrowser({ origin: first.origin, now, identity: arranged.identity })
        browsers.push(browser)
        const held = browser.line.holdNext(call)
        const flow = arranged.open(browser.newTab())
        if (arranged.ready !== undefined) await isAt(flow, arranged.ready)
        flow.press()
        await held.arrived
        return { name: `${call.id} by a ${caller}`, arranged, browser, held, flow }
      }),
    )
    await Promise.all(changes.map(({ held }) => held.release()))
    await first.kill()

    const second = await start()
    for (const { browser } of changes) browser.line.leadTo(second.origin)
    for (const { flow, arranged } of changes) await isAt(flow, arranged.done, 60_000)
    await second.kill()
    const effects = await database.visit(async (db) => {
      const counted: [string, number][] = []
      for (const { name, arranged, browser } of changes) {
        counted.push([name, await arranged.effects(db, browser.line)])
      }
      return counted
    })
    expect(effects).toEqual(changes.map(({ name }) => [name, 1]))
  })
})
