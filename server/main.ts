import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { errorFields, jsonLog } from './common/log.ts'
import { logAllOutput, tellOperator } from './process-output.ts'
import { readSettings, SettingsError } from './settings/settings.ts'
import { helpText } from './settings/settings-help.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const readArguments = () => {
  try {
    return parseArgs({ options: { help: { type: 'boolean', short: 'h' } } }).values
  } catch (error) {
    const said = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new SettingsError(`${said} See npm start -- --help.`)
  }
}

logAllOutput()
try {
  if (readArguments().help) process.stdout.write(helpText())
  else {
    const settings = readSettings(process.env, root)
    // What is loaded from here on is kept compiled (`run.ts`), so that the next start is faster.
    enableCompileCache(join(root, '.cache/compile'))
    const { run } = await import('./run.ts')
    await run({ settings, root })
  }
} catch (error) {
  if (error instanceof SettingsError) tellOperator('error', 'host.not-started', error.message)
  else jsonLog('error', 'host.not-started', errorFields(error))
  process.exitCode = 1
}
