/** The host without pages, for `npm run dev`: Vite serves those. Settings come from outside. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../server/run.ts'
import { readSettings, SettingsError } from '../server/settings/settings.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const client = join(root, '.cache/dev-client')
const index = join(client, 'index.html')
mkdirSync(client, { recursive: true })
if (!existsSync(index))
  writeFileSync(index, '<!doctype html><html lang="en"><head></head><body></body></html>\n')

try {
  await run({ settings: readSettings(process.env, root), root, client })
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
