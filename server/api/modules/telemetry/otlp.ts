import type { AnalyticsEvent, ErrorReport } from '../../../../contract/session/telemetry.ts'

/** A report as it is passed on; `receivedAt` is the host's own real time. */
export type Reported = { readonly receivedAt: Date } & (
  | { readonly kind: 'error'; readonly report: ErrorReport }
  | { readonly kind: 'event'; readonly report: AnalyticsEvent }
)

type Value = string | number | boolean

const anyValue = (value: Value) => {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

const attributes = (values: Readonly<Record<string, Value>>) =>
  Object.entries(values).map(([key, value]) => ({ key, value: anyValue(value) }))

/** Nanoseconds as decimal text, as the JSON mapping of 64-bit numbers wants it. */
const nanoseconds = (date: Date): string => `${BigInt(date.getTime()) * 1_000_000n}`

/** Numbers of the log data model: INFO and ERROR. */
const severity = {
  event: { severityNumber: 9, severityText: 'INFO' },
  error: { severityNumber: 17, severityText: 'ERROR' },
} as const

const logRecord = (reported: Reported) => ({
  timeUnixNano: nanoseconds(new Date(reported.report.time)),
  observedTimeUnixNano: nanoseconds(reported.receivedAt),
  ...severity[reported.kind],
  ...(reported.kind === 'error'
    ? {
        eventName: 'orders.error',
        body: { stringValue: reported.report.devMessage },
        attributes: attributes({ 'error.code': reported.report.code, 'page.name': reported.report.pageName }),
      }
    : {
        eventName: reported.report.name,
        attributes: attributes({ 'page.name': reported.report.pageName, ...reported.report.properties }),
      }),
})

/** Reports as log records of one OTLP/HTTP request with a JSON body (OpenTelemetry protocol 1.x, `/v1/logs`). */
export const otlpLogs = (batch: readonly Reported[]) => ({
  resourceLogs: [
    {
      resource: { attributes: attributes({ 'service.name': 'baton', 'service.namespace': 'orders' }) },
      scopeLogs: [{ scope: { name: 'baton.pages' }, logRecords: batch.map(logRecord) }],
    },
  ],
})
