import { SpanKind } from '@opentelemetry/api'
import { isTraced, traced } from '../common/tracing.ts'

/** `SELECT orders` of a statement: what it does, and to which table first. */
const nameOf = (statement: string): string => {
  const [operation = 'SQL'] = /^\s*\w+/.exec(statement) ?? []
  const [, table] = /\b(?:from|into|update|join)\s+"?(\w+)"?/i.exec(statement) ?? []
  return [operation.trim().toUpperCase(), table].filter(Boolean).join(' ')
}

/**
 * Runs a statement as a span of the request or job that it is for. Its text goes along, in which values stand as `$1`; the values do not.
 */
export const tracedStatement = <T>(
  system: 'postgresql' | 'pglite',
  statement: string,
  run: () => Promise<T>,
): Promise<T> => {
  if (!isTraced()) return run()
  const name = nameOf(statement)
  const attributes = { 'db.system.name': system, 'db.query.summary': name, 'db.query.text': statement }
  return traced({ name, kind: SpanKind.CLIENT, attributes }, run)
}
