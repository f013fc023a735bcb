import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/**
 * Runs the built app for browser tests, with a data folder that goes when it stops, on a database of its own where
 * TEST_DATABASE_URL names a server, else on the embedded one. Other settings come from outside. Of its log only warnings
 * and errors are passed on; all of it lies in the file that E2E_LOG names.
 */
const data = mkdtempSync(join(tmpdir(), 'baton-e2e-'))
process.env.BATON_DATA_DIR = data
process.on('exit', () => rmSync(data, { recursive: true, force: true }))

const server = process.env.TEST_DATABASE_URL
if (server) {
  const name = `baton_browser_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  process.env.DATABASE_URL = url.href
}

const log = process.env.E2E_LOG
if (log) {
  writeFileSync(log, '')
  process.on('exit', () => rmSync(log, { force: true }))
}

const write = process.stderr.write.bind(process.stderr)
process.stderr.write = (chunk: string | Uint8Array, ...rest: never[]) => {
  if (log) appendFileSync(log, chunk)
  return String(chunk).includes('"level":"info"') || write(chunk, ...rest)
}

await import('../server/main.ts')
