import { flushCompileCache } from 'node:module'
import { checkShopSettings } from '../domain/shop-settings/check-shop-settings.ts'
import { errorFields, jsonLog, type Log } from './common/log.ts'
import { type HostOptions, type RunningHost, startHost } from './host.ts'
import { tellOperator } from './process-output.ts'
import { exposureWarning } from './settings/exposure.ts'
import type { Settings } from './settings/settings.ts'
import { startFailureLine } from './start-failure.ts'

export type RunOptions = Pick<HostOptions, 'settings' | 'root' | 'client'>

/** Somebody who watches in a terminal is told what went wrong; machines get every line. */
const log: Log = (level, event, fields) => {
  if (level === 'info' && process.stderr.isTTY) return
  jsonLog(level, event, fields)
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const fail = (line: string) => {
  tellOperator('error', 'host.not-started', line)
  process.exitCode = 1
}

const announce = (host: RunningHost, settings: Settings) => {
  const seconds = (performance.now() / 1000).toFixed(1)
  const database =
    host.database === 'pglite' ? `embedded, in ${settings.dataDir}` : 'PostgreSQL at DATABASE_URL'
  const { loaded } = host
  const sample =
    loaded === null ? '' : `, ${loaded.members} sample members and ${loaded.orders} orders loaded`
  say(`Baton is ready after ${seconds} s.`)
  say(`  Pages          ${host.origin}/orders`)
  if (settings.sandbox) {
    say(`  Sandbox        ${host.origin}/sandbox`)
    say(`  Atlas          ${host.origin}/atlas/`)
  }
  say(
    settings.apiBase === null
      ? `  API reference  ${host.origin}/api/reference`
      : `  API host       ${settings.apiBase}`,
  )
  say(`  Database       ${database}${sample}`)
  say(`  Pages were ${host.client === 'built' ? 'built' : 'up to date'}. Ctrl-C stops everything.`)
}

/** Loaded where a collector is named: a start without one is not slower by it. */
const observe = async (share: number) => {
  const { startObservability } = await import('./observability/start-observability.ts')
  return startObservability(share)
}

/** A signal that follows this closely is the same one: a terminal and npm may both pass on one Ctrl-C. */
const sameSignalMs = 500

/** Stops at the first signal; a second one does not wait. */
const onSignals = (stop: () => void) => {
  let askedAt: number | null = null
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (askedAt !== null && performance.now() - askedAt > sameSignalMs) process.exit(130)
      askedAt ??= performance.now()
      stop()
    })
  }
}

/**
 * Starts the host, says so, and stops it with everything it started at Ctrl-C. Ends the process: with 0 when it was
 * asked to, with 1 and one line on standard error when it could not start.
 */
export const run = async ({ settings, root, client }: RunOptions): Promise<void> => {
  const stopping = new AbortController()
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()))
  onSignals(() => stopping.abort())
  const defect = (error: unknown) => {
    log('error', 'host.defect', errorFields(error))
    process.exitCode = 1
    stopping.abort()
  }
  // Whoever reads what this process says may go first: that is no defect, and saying so would be another one.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.on('uncaughtException', defect)
  process.on('unhandledRejection', defect)
  const observability = settings.isObserved ? await observe(settings.traceShare) : null
  const warning = exposureWarning(settings)
  if (warning !== null) tellOperator('warn', 'host.sandbox-open', warning)
  try {
    checkShopSettings()
    const host = await startHost({
      settings,
      log,
      root,
      signal: stopping.signal,
      ...(client ? { client } : {}),
    })
    announce(host, settings)
    // Now, since a host that is killed keeps nothing at its end, and would start slowly each time.
    flushCompileCache()
    await stopped
    await host.stop()
  } catch (error) {
    if (!stopping.signal.aborted) fail(startFailureLine(error, settings))
  }
  await observability?.stop()
  process.exit()
}
