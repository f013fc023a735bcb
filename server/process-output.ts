import { errorFields, jsonLog } from './common/log.ts'

/** Somebody who watches in a terminal reads sentences; a machine that collects lines gets JSON alone. */
const isWatched = (): boolean => process.stderr.isTTY === true

/** Says something of the start to whoever runs the host. */
export const tellOperator = (level: 'warn' | 'error', event: string, message: string): void => {
  if (isWatched()) process.stderr.write(`${message}\n`)
  else jsonLog(level, event, { message })
}

/**
 * From now on whatever this process writes to standard error is a line of its log: Node's own warnings, and what packages say by the
 * console, of which only the place is told, since nobody knows what stands in it.
 */
export const logAllOutput = (): void => {
  if (isWatched()) return
  process.removeAllListeners('warning')
  process.on('warning', (warning) =>
    jsonLog('warn', 'host.warning', { ...errorFields(warning), message: warning.message }),
  )
  for (const method of ['log', 'info', 'debug', 'warn', 'error', 'trace'] as const) {
    console[method] = () => jsonLog('warn', 'host.console', errorFields(new Error(method)))
  }
}
