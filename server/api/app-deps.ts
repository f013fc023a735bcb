import type { PgBoss } from 'pg-boss'
import type { VerifyAccessToken } from '../common/access-token.types.ts'
import type { Clock } from '../common/clock.ts'
import type { Log } from '../common/log.ts'
import type { Database } from '../db/schema.ts'
import type { CallRates } from '../limits/call-rates.ts'
import type { ProofOfWork } from '../limits/proof-of-work.ts'
import type { PostalDirectory } from './modules/addresses/postal-directory.ts'
import type { Fulfilment } from './modules/cancellation/fulfilment.ts'
import type { Catalogue } from './modules/catalogue/catalogue.ts'
import type { GatewaySettings } from './modules/mail/texts/text-messages.ts'
import type { PaymentProvider } from './modules/payments/payment-provider.ts'
import type { PushService, PushSettings } from './modules/push/push-service.ts'
import type { LabelPrinter } from './modules/return-labels/label-printer.ts'
import type { ReturnsSide } from './modules/returns/returns-side.ts'

/** What the API host is made of; put together by `server/compose-host.ts` and by tests. */
export type AppDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly boss: PgBoss
  readonly verifyAccessToken: VerifyAccessToken
  readonly fulfilment: Fulfilment
  readonly catalogue: Catalogue
  readonly postalDirectory: PostalDirectory
  readonly returnsSide: ReturnsSide
  /** How often anybody may make calls that need no account. */
  readonly rates: CallRates
  /** Work by which a caller gets in beyond a limit. */
  readonly proofs: ProofOfWork
  readonly paymentProvider: PaymentProvider
  /** Tells browsers by web push. */
  readonly push: PushService
  /** Closed when `boss` has stopped (`start-jobs.ts`). */
  readonly labelPrinter: LabelPrinter
  readonly settings: {
    /** Scheme, host and port that browsers use, without a trailing slash. */
    readonly origin: string
    /** Further hosts that the pages answer to. */
    readonly allowedHosts?: readonly string[]
    /** Origins of pages elsewhere that may call; only pages of `origin` by default. */
    readonly corsOrigins?: readonly string[]
    /** Whether `?flag.NAME=` in a page's address counts (SE-06); it does not by default. */
    readonly flagsByQuery?: boolean
    /** Nobody is charged or paid in earnest: goods paid in cash are refunded to a bank account (RF-03). Not so by default. */
    readonly isTrial?: boolean
    /** Key for cursors and hashes; at least 32 characters. */
    readonly secret: string
    /** How many proxies in front are trusted to name the client in `X-Forwarded-For`; none by default. */
    readonly trustProxy?: number
    /** OpenTelemetry collector that error reports and events are passed on to. */
    readonly telemetryUrl?: string | null
    /** Script of the survey (SE-08). */
    readonly surveyUrl?: string | null
    /** Mail server that e-mails leave by; without one they are kept. */
    readonly smtpUrl?: string | null
    /** Gateway that text messages leave by; without one they are kept. */
    readonly texts?: GatewaySettings | null
    /** Keys and services of web push; without them the host's own key, and the services of the usual browsers. */
    readonly push?: PushSettings | null
  }
  readonly log: Log
}
