import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Log } from '../../common/log.ts'
import { composeHost } from '../../compose-host.ts'
import { members } from '../../db/tables/people/members.ts'
import { notReady } from '../../host/host-handler.ts'
import { createHostServer } from '../../host/host-server.ts'
import { type ClientFile, etagOf } from '../../host/pages/client-files.ts'
import { hashPassword } from '../../identity/passwords.ts'
import { sandboxMembers } from '../../sandbox/tables.ts'
import { readSettings } from '../../settings/settings.ts'
import { openTestDatabase, type TestDatabase } from '../database/open-test-database.ts'
import { createTestBrowser, type TestBrowser } from './test-browser.ts'
import type { LogLine } from './test-host.ts'
import { testSecret } from './test-secret.ts'

export const password = 'correct horse battery'

export const kim = {
  upmId: 'upm-kim',
  givenName: 'Kim',
  familyName: 'Sample',
  email: 'kim@podium.example',
  country: 'us',
} as const

const file = (type: string, text: string): ClientFile => {
  const body = Buffer.from(text)
  return { type, body, etag: etagOf(body), brotli: null, gzip: null }
}

/** A built client as small as can be. */
const tinyClient = {
  files: new Map([
    [
      '/index.html',
      file('text/html; charset=utf-8', '<!doctype html><html lang="en"><head></head><body></body></html>'),
    ],
    ['/assets/index-abc.js', file('text/javascript; charset=utf-8', 'export {}')],
    ['/favicon.svg', file('image/svg+xml', '<svg/>')],
  ]),
  manifest: {},
}

export type IdentityHost = {
  /** Where it listens, whatever `BATON_ORIGIN` says that shoppers know it by. */
  readonly origin: string
  readonly database: TestDatabase
  readonly lines: readonly LogLine[]
  readonly newBrowser: () => TestBrowser
  /** Stops the host and starts it again, on the same port and database, with these settings. */
  readonly restart: (environment: Environment) => Promise<void>
  readonly close: () => Promise<void>
}

type Environment = Readonly<Record<string, string>>

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A whole host on a port of its own: pages, issuer, session and API, with Kim as its member. */
export const startIdentityHost = async (
  environment: Environment | ((origin: string) => Promise<Environment>) = {},
): Promise<IdentityHost> => {
  const database = await openTestDatabase()
  const lines: LogLine[] = []
  const log: Log = (level, event, fields) => lines.push({ level, event, ...fields })
  await database.db.insert(members).values({ ...kim, passwordHash: await hashPassword(password) })
  let handle: RequestListener = notReady
  const server = createHostServer((request, response) => handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const ownOrigin = `http://localhost:${port}`
  const start = async (env: Environment) => {
    const settings = readSettings(env, '/')
    const origin = settings.origin ?? ownOrigin
    // Whom the sign-in page offers for a click.
    if (settings.sandbox) {
      await database.db.insert(sandboxMembers).values({ upmId: kim.upmId }).onConflictDoNothing()
    }
    const composed = await composeHost({
      root,
      settings,
      origin,
      ownOrigin,
      secret: testSecret,
      db: database.db,
      bossOptions: database.bossOptions,
      files: tinyClient,
      renderPage: null,
      log,
    })
    handle = composed.handler
    return composed
  }
  let running = await start(typeof environment === 'function' ? await environment(ownOrigin) : environment)
  return {
    origin: ownOrigin,
    database,
    lines,
    newBrowser: () => createTestBrowser(ownOrigin),
    restart: async (env) => {
      handle = notReady
      await running.stop()
      running = await start(env)
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await running.stop()
      await database.close()
    },
  }
}
