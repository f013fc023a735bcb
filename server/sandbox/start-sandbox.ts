import { Hono } from 'hono'
import type { ConstructorOptions } from 'pg-boss'
import { createApp } from '../api/app.ts'
import type { AppDeps } from '../api/app-deps.ts'
import { createBoss } from '../api/modules/jobs/create-boss.ts'
import { createPushService } from '../api/modules/push/push-service.ts'
import { createLabelPrinter } from '../api/modules/return-labels/label-printer.ts'
import { startJobs } from '../api/start-jobs.ts'
import { createCallRates } from '../limits/call-rates.ts'
import { createProofOfWork } from '../limits/proof-of-work.ts'
import { sampleShop } from './catalogue/sample-shop.ts'
import { createSandboxClock } from './clock/sandbox-clock.ts'
import { type Loaded, loadSandboxIfEmpty } from './load-sandbox.ts'
import { createSandboxPage } from './page/sandbox-page.routes.ts'
import { createFulfilmentByRule } from './partners/fulfilment-by-rule.ts'
import { createPaymentProviderByRule } from './partners/payment-provider-by-rule.ts'
import { postalDirectoryOfSamples } from './partners/postal-directory-of-samples.ts'
import { createReturnsSideByRule } from './partners/returns-side-by-rule.ts'
import { createPayRoutes, sandboxPayPath } from './payments/pay.routes.ts'
import { createSandboxPost, sandboxPushHost } from './push/sandbox-push.ts'
import { sandboxExtras } from './sandbox-extras.ts'
import { createShopRoutes } from './shop/shop.routes.ts'

export type SandboxParts = Pick<AppDeps, 'db' | 'log' | 'verifyAccessToken'> & {
  readonly settings: Omit<AppDeps['settings'], 'flagsByQuery' | 'isTrial'>
  /** What the queue needs to work on the same database. */
  readonly bossOptions: ConstructorOptions
  /** Epoch milliseconds at which its time stands still; `null`: it runs. */
  readonly now: number | null
}

/** Jobs under way get this long to finish; the rest is given back to the queue, for other hosts or the next start. */
const jobGraceMs = 5_000

export type Sandbox = {
  /** The API host, to be mounted at `/api`. */
  readonly api: Hono
  /** `/sandbox` and what belongs to it. */
  readonly pages: Hono
  /** Samples put into an empty database. */
  readonly loaded: Loaded | null
  /** Ends the workers. */
  readonly stop: () => Promise<void>
}

/** The API host on our own database with everything around it played: warehouse, return desk, payment provider and shop. */
export const startSandbox = async ({
  bossOptions,
  settings,
  now,
  ...parts
}: SandboxParts): Promise<Sandbox> => {
  const { db, log } = parts
  const clock = createSandboxClock(db, now === null ? Date.now : () => now)
  const boss = createBoss(bossOptions, log)
  await boss.start()
  const stop = () => boss.stop({ graceful: true, timeout: jobGraceMs, close: true })
  try {
    const deps = {
      ...parts,
      boss,
      clock,
      fulfilment: createFulfilmentByRule(db),
      catalogue: sampleShop,
      postalDirectory: postalDirectoryOfSamples,
      returnsSide: createReturnsSideByRule(db),
      labelPrinter: createLabelPrinter(),
      rates: createCallRates(db, settings.secret),
      proofs: createProofOfWork(settings.secret),
      paymentProvider: createPaymentProviderByRule(db, `${settings.origin}${sandboxPayPath}`),
      push: createPushService(settings, createSandboxPost({ db, clock }), [sandboxPushHost]),
      settings: { ...settings, flagsByQuery: true, isTrial: true },
    }
    const loaded = await loadSandboxIfEmpty(deps)
    await startJobs(deps)
    const pages = new Hono()
    pages.route('/', createSandboxPage(deps))
    pages.route('/', createPayRoutes(deps))
    pages.route('/', createShopRoutes())
    return { api: createApp(deps, sandboxExtras(deps)), pages, loaded, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
