import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')

/**
 * Runs a test file of `model-tests/FLOW/` by vitest, from a folder of its own.
 * @returns whether it passed, and what vitest said.
 */
export const runJourney = async (folder: string, text: string) => {
  const file = join(folder, 'recorded.journeys.test.ts')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    text.replaceAll("'../../", `'${root}/`).replaceAll("'../samples/", `'${root}/model-tests/samples/`),
  )
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    "export default { test: { include: ['*.journeys.test.ts'] } }\n",
  )
  const child = spawn(process.execPath, [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--root',
    folder,
  ])
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => said.push(String(part)))
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { passed: code === 0, said: said.join('') }
}
