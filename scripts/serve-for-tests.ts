import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs the built app for browser tests, with a data folder that goes when it stops. Settings come from outside. Of its
 * log only warnings and errors are passed on.
 */
const data = mkdtempSync(join(tmpdir(), 'baton-e2e-'))
process.env.BATON_DATA_DIR = data
process.on('exit', () => rmSync(data, { recursive: true, force: true }))

const write = process.stderr.write.bind(process.stderr)
process.stderr.write = (chunk: string | Uint8Array, ...rest: never[]) =>
  String(chunk).includes('"level":"info"') || write(chunk, ...rest)

await import('../server/main.ts')
