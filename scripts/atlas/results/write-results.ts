import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasRun, makeResults } from './make-results.ts'
import { readFlows, readReports } from './read-sources.ts'

const reportsFolder = fileURLToPath(new URL('../../../reports', import.meta.url))

/**
 * Writes the results of the last run as a script that the atlas loads, `data/results.js`; `null` where there was none.
 *
 * @returns the size of the script in bytes.
 */
export const writeResults = async (file: string, folder = reportsFolder): Promise<number> => {
  const reports = readReports(folder)
  const results = hasRun(reports) ? makeResults(await readFlows(), reports) : null
  const script = `window.batonResults = ${JSON.stringify(results)};\n`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, script)
  return Buffer.byteLength(script)
}
