import { createHmac } from 'node:crypto'
import { logs, SeverityNumber } from '@opentelemetry/api'
import type { Sealing } from './sealing.ts'
import { currentTraceIds } from './tracing.ts'

/** Levels of the host's log; `LOG_LEVEL`-style filtering is the reader's business. */
type LogLevel = 'info' | 'warn' | 'error'

/**
 * Structured log. Fields never hold personal data: no names, contacts, tokens, queries, bodies or order contents.
 */
export type Log = (level: LogLevel, event: string, fields?: Readonly<Record<string, unknown>>) => void

const severities = {
  info: SeverityNumber.INFO,
  warn: SeverityNumber.WARN,
  error: SeverityNumber.ERROR,
} as const

/**
 * One JSON object per line on standard error, which leaves standard output to what people read at start; to a collector as well, where one
 * is named. What belongs to a trace says to which.
 */
export const jsonLog: Log = (level, event, fields = {}) => {
  const line = { time: new Date().toISOString(), level, event, ...fields, ...currentTraceIds() }
  process.stderr.write(`${JSON.stringify(line)}\n`)
  logs.getLogger('baton').emit({
    eventName: event,
    severityNumber: severities[level],
    severityText: level,
    body: event,
    attributes: JSON.parse(JSON.stringify(fields)),
  })
}

/** Drops everything; for tests and short commands. */
export const silentLog: Log = () => {}

/** What of an error may be logged: its class and SQLSTATE or system code, and the stack's own frames. */
export const errorFields = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { error: typeof error }
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause ? cause.code : undefined
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return { error: error.name, ...(code === undefined ? {} : { code }), at: frames.slice(0, 6) }
}

/**
 * Short name by which the log knows somebody or an address again without telling who or which: 60 bits of a keyed hash.
 * Whoever has the host's secret can find whether a name is somebody's; nobody can read it back.
 */
export type Pseudonym = (text: string) => string

/** The same text has the same name on all hosts with one secret. */
export const createPseudonym = (sealing: Sealing): Pseudonym => {
  const key = sealing.deriveKey('log-pseudonym')
  return (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 10)
}
