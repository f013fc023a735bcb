import { createApp } from '../../api/app.ts'
import { sampleShop } from '../../sandbox/catalogue/sample-shop.ts'
import { createSandboxClock, type MovableClock } from '../../sandbox/clock/sandbox-clock.ts'
import { type Loaded, loadSandboxIfEmpty } from '../../sandbox/load-sandbox.ts'
import { sandboxExtras } from '../../sandbox/sandbox-extras.ts'
import { openTestDatabase } from '../database/open-test-database.ts'
import { startTestHost, type TestHost, testSettings } from './test-host.ts'
import { testSecret } from './test-secret.ts'

/** Real time of these hosts, which stands still: only the sandbox moves their clock. */
const sandboxNow = '2026-11-20T12:00:00.000Z'

export type SandboxHost = TestHost & { readonly movable: MovableClock; readonly loaded: Loaded | null }

/** A test host with the sandbox on and its samples loaded. */
export const startSandboxHost = async ({
  work = true,
}: {
  readonly work?: boolean
} = {}): Promise<SandboxHost> => {
  const database = await openTestDatabase()
  const movable = createSandboxClock(database.db, () => Date.parse(sandboxNow))
  const loaded = await loadSandboxIfEmpty({
    db: database.db,
    clock: movable,
    settings: { secret: testSecret },
  })
  const host = await startTestHost({
    database,
    work,
    overrides: { clock: movable, catalogue: sampleShop, settings: { ...testSettings, isTrial: true } },
  })
  return {
    ...host,
    app: createApp(host.deps, sandboxExtras({ ...host.deps, clock: movable })),
    movable,
    loaded,
  }
}
