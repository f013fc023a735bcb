import { serve } from '@hono/node-server'
import { jsonLog } from '../../common/log.ts'
import { openDatabase } from '../../db/open-database.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import type { SandboxProcessOptions } from './spawn-api.ts'
import { testSecret } from './test-secret.ts'
import { verifyTestToken } from './test-tokens.ts'

/** An API host with the sandbox as a process of its own, for tests that kill it; its options come as JSON in the first argument. */
const options = JSON.parse(process.argv[2] ?? '{}') as SandboxProcessOptions

const { db, bossOptions } = await openDatabase({ ...options, dataDir: '', log: jsonLog })
const { api } = await startSandbox({
  db,
  bossOptions,
  verifyAccessToken: verifyTestToken,
  settings: { origin: 'http://localhost:3000', secret: testSecret, trustProxy: 1 },
  log: jsonLog,
  now: null,
})
serve({ fetch: api.fetch, port: options.port, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`${JSON.stringify({ port })}\n`)
})
