/** Levels of the host's log; `LOG_LEVEL`-style filtering is the reader's business. */
type LogLevel = 'info' | 'warn' | 'error'

/**
 * Structured log. Fields never hold personal data: no names, contacts, tokens, queries, bodies or order contents.
 */
export type Log = (level: LogLevel, event: string, fields?: Readonly<Record<string, unknown>>) => void

/** One JSON object per line on standard error, which leaves standard output to what people read at start. */
export const jsonLog: Log = (level, event, fields = {}) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`)
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
