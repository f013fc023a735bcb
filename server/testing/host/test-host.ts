import type { Hono } from 'hono'
import type { PgBoss } from 'pg-boss'
import { type AppExtras, createApp } from '../../api/app.ts'
import type { AppDeps } from '../../api/app-deps.ts'
import { emptyPostalDirectory } from '../../api/modules/addresses/postal-directory.ts'
import { emptyCatalogue } from '../../api/modules/catalogue/catalogue.ts'
import { createBoss } from '../../api/modules/jobs/create-boss.ts'
import { createPushService } from '../../api/modules/push/push-service.ts'
import { createLabelPrinter } from '../../api/modules/return-labels/label-printer.ts'
import { startJobs } from '../../api/start-jobs.ts'
import type { Log } from '../../common/log.ts'
import { createCallRates } from '../../limits/call-rates.ts'
import { createProofOfWork } from '../../limits/proof-of-work.ts'
import { createFulfilmentByRule } from '../../sandbox/partners/fulfilment-by-rule.ts'
import { createPaymentProviderByRule } from '../../sandbox/partners/payment-provider-by-rule.ts'
import { createReturnsSideByRule } from '../../sandbox/partners/returns-side-by-rule.ts'
import { createSandboxPost, sandboxPushHost } from '../../sandbox/push/sandbox-push.ts'
import { openTestDatabase, type TestDatabase } from '../database/open-test-database.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { testSecret } from './test-secret.ts'
import { verifyTestToken } from './test-tokens.ts'

export type LogLine = { readonly level: string; readonly event: string; readonly [field: string]: unknown }

export type TestHost = {
  readonly app: Hono
  readonly database: TestDatabase
  readonly clock: TestClock
  readonly boss: PgBoss
  readonly deps: AppDeps
  /** What the host has logged. */
  readonly lines: readonly LogLine[]
  close(): Promise<void>
}

export type TestHostOptions = {
  /** `false` accepts cancellations and leaves them PENDING. */
  readonly work?: boolean
  readonly database?: TestDatabase
  readonly overrides?: Partial<AppDeps>
  readonly extras?: AppExtras
}

/** As a shop that sells in earnest has them. */
export const testSettings = {
  origin: 'http://localhost:3000',
  secret: testSecret,
  trustProxy: 1,
} as const satisfies AppDeps['settings']

/** A whole API host without a network, on a database of its own, with a clock that the test moves. */
export const startTestHost = async (options: TestHostOptions = {}): Promise<TestHost> => {
  const database = options.database ?? (await openTestDatabase())
  const clock = createTestClock()
  const lines: LogLine[] = []
  const log: Log = (level, event, fields) => lines.push({ level, event, ...fields })
  const boss = createBoss(database.bossOptions, log)
  await boss.start()
  const deps: AppDeps = {
    db: database.db,
    clock,
    boss,
    verifyAccessToken: verifyTestToken,
    fulfilment: createFulfilmentByRule(database.db, { usualMs: 20, slowMs: 400, settleAfterMs: 500 }),
    catalogue: emptyCatalogue,
    postalDirectory: emptyPostalDirectory,
    returnsSide: createReturnsSideByRule(database.db, { usualMs: 20, slowMs: 400 }),
    labelPrinter: createLabelPrinter(),
    rates: createCallRates(database.db, testSettings.secret),
    proofs: createProofOfWork(testSettings.secret),
    paymentProvider: createPaymentProviderByRule(database.db, 'http://localhost:3000/sandbox/pay', {
      usualMs: 20,
      slowMs: 400,
    }),
    push: createPushService(testSettings, createSandboxPost({ db: database.db, clock }), [sandboxPushHost]),
    settings: testSettings,
    log,
    ...options.overrides,
  }
  await startJobs(deps, { work: options.work ?? true })
  const close = async () => {
    await boss.stop({ graceful: true, timeout: 2000 })
    await database.close()
  }
  return { app: createApp(deps, options.extras), database, clock, boss, deps, lines, close }
}
