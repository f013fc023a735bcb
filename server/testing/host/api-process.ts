import { flushCompileCache } from 'node:module'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { createApp } from '../../api/app.ts'
import type { AppDeps } from '../../api/app-deps.ts'
import { emptyPostalDirectory } from '../../api/modules/addresses/postal-directory.ts'
import { emptyCatalogue } from '../../api/modules/catalogue/catalogue.ts'
import { createBoss } from '../../api/modules/jobs/create-boss.ts'
import { settlePayment } from '../../api/modules/payments/settle-payment.ts'
import { createPushService } from '../../api/modules/push/push-service.ts'
import { createLabelPrinter } from '../../api/modules/return-labels/label-printer.ts'
import { startJobs } from '../../api/start-jobs.ts'
import { jsonLog } from '../../common/log.ts'
import { openDatabase } from '../../db/open-database.ts'
import { createCallRates } from '../../limits/call-rates.ts'
import { createProofOfWork } from '../../limits/proof-of-work.ts'
import { createSandboxClock } from '../../sandbox/clock/sandbox-clock.ts'
import { createFulfilmentByRule } from '../../sandbox/partners/fulfilment-by-rule.ts'
import { createPaymentProviderByRule } from '../../sandbox/partners/payment-provider-by-rule.ts'
import { createReturnsSideByRule } from '../../sandbox/partners/returns-side-by-rule.ts'
import { createSandboxPost, sandboxPushHost } from '../../sandbox/push/sandbox-push.ts'
import type { ApiProcessOptions } from './spawn-api.ts'
import { testSecret } from './test-secret.ts'
import { verifyTestToken } from './test-tokens.ts'

/** An API host as a process of its own, for tests that kill it; its options come as JSON in the first argument. */
const options = JSON.parse(process.argv[2] ?? '{}') as ApiProcessOptions

const { db, bossOptions } = await openDatabase({
  databaseUrl: options.databaseUrl ?? undefined,
  dataDir: options.dataDir,
  log: jsonLog,
})
const boss = createBoss(bossOptions, jsonLog)
await boss.start()
const clock = createSandboxClock(db)
const deps: AppDeps = {
  db,
  boss,
  clock,
  push: createPushService(
    { origin: 'http://localhost', secret: testSecret },
    createSandboxPost({ db, clock }),
    [sandboxPushHost],
  ),
  verifyAccessToken: verifyTestToken,
  fulfilment: createFulfilmentByRule(db, { usualMs: 20, slowMs: options.slowMs, settleAfterMs: 500 }),
  catalogue: emptyCatalogue,
  postalDirectory: emptyPostalDirectory,
  returnsSide: createReturnsSideByRule(db, { usualMs: 20, slowMs: options.slowMs }),
  labelPrinter: createLabelPrinter(),
  rates: createCallRates(db, testSecret),
  proofs: createProofOfWork(testSecret),
  paymentProvider: createPaymentProviderByRule(db, 'http://localhost:3000/sandbox/pay', {
    usualMs: 20,
    slowMs: options.slowMs,
  }),
  settings: {
    origin: 'http://localhost',
    flagsByQuery: true,
    isTrial: true,
    secret: testSecret,
    smtpUrl: options.smtpUrl ?? null,
    texts: null,
  },
  log: jsonLog,
}
await startJobs(deps, { work: options.work })
/** The provider's word that a payment was made, which reaches a host by a way of its own. */
const mount = (api: Hono) =>
  api.post('/settled/:paymentId', async (c) => {
    await deps.clock.refresh()
    return c.json(await settlePayment(deps, c.req.param('paymentId'), deps.clock.now()))
  })
serve({ fetch: createApp(deps, { mount }).fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`${JSON.stringify({ port })}\n`)
  // It will be killed, and would leave nothing for the next one's start.
  flushCompileCache()
})
