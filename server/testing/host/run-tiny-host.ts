/** `npm start` for tests of the process: everything but the build, with the client of the folder that is given. */
import { fileURLToPath } from 'node:url'
import { logAllOutput } from '../../process-output.ts'
import { run } from '../../run.ts'
import { readSettings } from '../../settings/settings.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
logAllOutput()
await run({ settings: readSettings(process.env, root), root, client: process.argv[2] ?? '' })
