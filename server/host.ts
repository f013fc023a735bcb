import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from './common/log.ts'
import { type ComposedHost, composeHost } from './compose-host.ts'
import { type OpenDatabase, openDatabase } from './db/open-database.ts'
import { clientBuild } from './host/builds/builds.ts'
import { type BuildOutcome, ensureBuilt } from './host/builds/ensure-built.ts'
import { lockDataFolder } from './host/data-lock.ts'
import { keptSecret } from './host/host-secret.ts'
import { listen } from './host/listen.ts'
import { readClientFiles } from './host/pages/client-files.ts'
import { loadRenderer } from './host/rendering/renderer.ts'
import type { Settings } from './settings/settings.ts'
import { DatabaseStartError } from './start-failure.ts'

export type HostOptions = {
  readonly settings: Settings
  readonly log: Log
  /** The project's folder. */
  readonly root: string
  /** Folder of a client that is served as it is; else dist/client is built where it is stale. */
  readonly client?: string
  /** Ends the start, and then the host. */
  readonly signal: AbortSignal
}

export type RunningHost = {
  readonly origin: string
  readonly client: BuildOutcome
  readonly database: OpenDatabase['kind']
  /** Samples put into an empty database. */
  readonly loaded: ComposedHost['loaded']
  /**
   * Says so to probes, goes on answering for `drainMs`, lets the requests under way finish, then stops everything that was started, in the
   * opposite order.
   */
  readonly stop: () => Promise<void>
}

type Cleanup = () => unknown

/** Runs all, in the opposite order, even where one fails. */
const unwind = async (cleanups: Cleanup[], log: Log) => {
  for (const cleanup of cleanups.reverse()) {
    try {
      await cleanup()
    } catch {
      log('warn', 'host.cleanup-failed')
    }
  }
}

const open = async ({ settings, log }: HostOptions): Promise<OpenDatabase> => {
  try {
    return await openDatabase({
      dataDir: settings.dataDir,
      log,
      ...(settings.databaseUrl === null ? {} : { databaseUrl: settings.databaseUrl }),
    })
  } catch (cause) {
    throw new DatabaseStartError('the database cannot be opened', { cause })
  }
}

/** Both run at once; where one fails the other is still waited for, so that nothing is left behind. */
const buildAndOpen = async (options: HostOptions, cleanups: Cleanup[]) => {
  const { client, root } = options
  const failed = new AbortController()
  const signal = AbortSignal.any([options.signal, failed.signal])
  const stopOther = (error: unknown) => {
    failed.abort()
    throw error
  }
  const opening = open(options).then((opened) => {
    cleanups.push(() => opened.close())
    return opened
  }, stopOther)
  const building = (
    client === undefined ? ensureBuilt(root, clientBuild, signal) : Promise.resolve('fresh' as const)
  ).catch(stopOther)
  const [opened, built] = await Promise.allSettled([opening, building])
  if (opened.status === 'rejected') throw opened.reason
  if (built.status === 'rejected') throw built.reason
  options.signal.throwIfAborted()
  return { database: opened.value, client: built.value }
}

/**
 * Starts everything in one process: port, data folder, client, database, queue, issuer, pages and API host.
 * What was started is stopped again where a later step fails.
 */
export const startHost = async (options: HostOptions): Promise<RunningHost> => {
  const { settings, log, root, signal } = options
  const cleanups: Cleanup[] = []
  try {
    let isStopping = false
    const server = await listen(settings.host, settings.port)
    cleanups.push(() => server.stop())
    const origin = settings.origin ?? `http://localhost:${server.port}`
    if (settings.databaseUrl === null) {
      const lock = lockDataFolder(settings.dataDir)
      cleanups.push(() => lock.release())
    }
    const secret = settings.secret ?? keptSecret(settings.dataDir)
    const { database, client } = await buildAndOpen(options, cleanups)

    const folder = options.client ?? join(root, clientBuild.folder)
    const composed = await composeHost({
      root,
      settings,
      origin,
      ownOrigin: server.ownOrigin,
      secret,
      db: database.db,
      bossOptions: database.bossOptions,
      files: readClientFiles(folder),
      renderPage: await loadRenderer(folder),
      log,
      isStopping: () => isStopping,
    })
    cleanups.push(composed.stop)
    signal.throwIfAborted()
    server.answerWith(composed.handler)
    return {
      origin,
      client,
      database: database.kind,
      loaded: composed.loaded,
      stop: async () => {
        isStopping = true
        await pause(settings.drainMs)
        await server.stop()
        await unwind(cleanups, log)
      },
    }
  } catch (error) {
    await unwind(cleanups, log)
    throw error
  }
}
