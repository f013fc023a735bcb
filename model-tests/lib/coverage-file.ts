import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ModelWalk } from './walk-model.ts'

export const coverageFile = fileURLToPath(new URL('../../reports/model-coverage.json', import.meta.url))

/** Writes what was walked, by flow, for the drawings and for whoever asks what is missing. */
export const writeCoverage = async (walks: readonly ModelWalk[], file = coverageFile): Promise<void> => {
  const flows = walks.map(({ flow, paths, states, transitions }) => ({ flow, paths, states, transitions }))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ flows }, null, 2)}\n`)
}
