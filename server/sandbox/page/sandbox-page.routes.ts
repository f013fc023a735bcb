import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { allCalls } from '../../api/app.ts'
import type { AppDeps } from '../../api/app-deps.ts'
import { readRecords } from '../../api/modules/telemetry/telemetry.repository.ts'
import type { MovableClock } from '../clock/sandbox-clock.ts'
import { pendingFaults } from '../faults/faults.repository.ts'
import { callName } from '../faults/match-call.ts'
import { isWatched } from '../live/live-cookie.ts'
import { listMails } from '../mails/list-mails.ts'
import { createMailRoutes } from '../mails/mails.routes.ts'
import { createStorePage } from '../pickups/store-page.routes.ts'
import { listMessages } from '../push/sandbox-push.ts'
import { listScenarios } from '../scenarios/list-scenarios.ts'
import { readGiftReturns } from './gift-returns-part.ts'
import { readReturns } from './returns-part.ts'
import { sandboxPage } from './sandbox-page.ts'
import { readParcels } from './told-part.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** Reports of each kind that the page shows. */
const maxRecords = 25

/** `/sandbox` with its stylesheet and script. Mounted only where the sandbox is on. */
export const createSandboxPage = (deps: AppDeps & { readonly clock: MovableClock }): Hono => {
  const { db, clock } = deps
  const calls = allCalls(deps).map(({ call }) => ({
    name: callName(call),
    summary: call.summary,
  }))
  const css = read('./sandbox.css')
  const script = read('./sandbox.js')
  const cached = { 'Cache-Control': 'public, max-age=300' }
  const app = new Hono()
  app.route('/', createMailRoutes(deps))
  app.route('/', createStorePage(deps))
  app.get('/sandbox/sandbox.css', (c) =>
    c.body(css, 200, { ...cached, 'Content-Type': 'text/css; charset=utf-8' }),
  )
  app.get('/sandbox/sandbox.js', (c) =>
    c.body(script, 200, { ...cached, 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/sandbox', async (c) => {
    await clock.refresh()
    const now = clock.now()
    const scenarios = await listScenarios(db, deps.settings.secret, now)
    const faults = await pendingFaults(db)
    const records = await readRecords(db, { limit: maxRecords })
    const mails = await listMails(db, deps)
    const returns = await readReturns(db)
    const giftReturns = await readGiftReturns(db)
    const told = [await readParcels(db), await listMessages(db)] as const
    const offsetMs = now.getTime() - Date.now()
    const isOn = isWatched(c)
    return c.html(
      sandboxPage({
        scenarios,
        now,
        offsetMs,
        faults,
        calls,
        mails,
        records,
        returns,
        giftReturns,
        told,
        isWatched: isOn,
      }),
      200,
      { 'Cache-Control': 'no-store' },
    )
  })
  return app
}
