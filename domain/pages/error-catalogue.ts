import {
  defaultErrorCode,
  type ErrorCode,
  type ErrorReport,
  errorCodes,
  maxDevMessage,
} from '../../contract/session/telemetry.ts'
import { scrub } from '../format/scrub.ts'
import { reportPageName } from './page.ts'

export type CatalogueEntry = {
  /** `service` a call that failed, `internal` an answer or a poller that went wrong, `default` anything else. */
  readonly kind: 'service' | 'internal' | 'default'
  /** What a developer reads where the place that reports says nothing more. */
  readonly devMessage: string
  /** Catalogues that name it: orders.md §8, returns.md §8. */
  readonly catalogues: readonly ('orders' | 'returns')[]
}

/** Both error catalogues (ER-01). */
export const errorCatalogue: Readonly<Record<ErrorCode, CatalogueEntry>> = {
  'service-cancellation-failure': {
    kind: 'service',
    devMessage: 'the order could not be cancelled',
    catalogues: ['orders'],
  },
  'service-doris-comms-failure': {
    kind: 'service',
    devMessage: 'the alternate notification was not triggered',
    catalogues: ['orders'],
  },
  'service-order-detail-failure': {
    kind: 'service',
    devMessage: 'the order did not load',
    catalogues: ['orders'],
  },
  'service-order-summary-failure': {
    kind: 'service',
    devMessage: 'the order summary did not load',
    catalogues: ['orders'],
  },
  'order-detail-return-failure': {
    kind: 'service',
    devMessage: 'the return order did not load',
    catalogues: ['orders', 'returns'],
  },
  'service-deferred-payment-failure': {
    kind: 'service',
    devMessage: 'the deferred payment could not be prepared',
    catalogues: ['orders'],
  },
  'get-shop-similar-failure': {
    kind: 'service',
    devMessage: 'similar products did not load',
    catalogues: ['orders'],
  },
  'store-views-service-failure': {
    kind: 'service',
    devMessage: 'the store did not load',
    catalogues: ['orders'],
  },
  'could-not-parse-server-response': {
    kind: 'internal',
    devMessage: 'could not parse server response',
    catalogues: ['orders', 'returns'],
  },
  'server-timeout-after-20-polls': {
    kind: 'internal',
    devMessage: 'server timeout after 20 polls',
    catalogues: ['orders', 'returns'],
  },
  'improperly-formatted-response': {
    kind: 'internal',
    devMessage: 'improperly formatted response',
    catalogues: ['orders', 'returns'],
  },
  'label-response-not-formatted-correctly': {
    kind: 'internal',
    devMessage: 'label response not formatted correctly',
    catalogues: ['returns'],
  },
  'return-capture-response-formatting-error': {
    kind: 'internal',
    devMessage: 'return capture response formatting error',
    catalogues: ['returns'],
  },
  'no-id-on-address-add': {
    kind: 'internal',
    devMessage: 'no Id on address add',
    catalogues: ['orders', 'returns'],
  },
  'unknown orders error': {
    kind: 'default',
    devMessage: 'unknown orders error',
    catalogues: ['orders', 'returns'],
  },
}

/** A code of the catalogue as it is; anything else is the default (ER-01). */
export const errorCodeOf = (code: unknown): ErrorCode =>
  errorCodes.find((known) => known === code) ?? defaultErrorCode

/** A report without anything personal in its message; an empty message becomes the catalogue's. */
export const cleanReport = (report: ErrorReport): ErrorReport => {
  const said = scrub(report.devMessage).trim()
  return { ...report, devMessage: (said || errorCatalogue[report.code].devMessage).slice(0, maxDevMessage) }
}

/** What is reported of an error: code, scrubbed message, page and time, and nothing else (ER-01). */
export const errorReport = (input: {
  readonly code: unknown
  readonly devMessage: string
  readonly pathname: string
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
}): ErrorReport =>
  cleanReport({
    code: errorCodeOf(input.code),
    devMessage: input.devMessage,
    pageName: reportPageName(input.pathname),
    time: new Date(input.now).toISOString(),
  })
