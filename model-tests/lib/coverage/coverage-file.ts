import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Coverage } from './coverage.ts'
import type { Defect } from './defects.ts'

export type ModelCoverage = Coverage & { readonly paths: number; readonly defects: readonly Defect[] }

/** What is read of a file of coverage. */
export type CoverageFile = { readonly flows: readonly ModelCoverage[] }

/** Writes what was walked, by flow, for the drawings and for whoever asks what is missing. */
export const writeCoverage = async (walks: readonly ModelCoverage[], file: string): Promise<void> => {
  const flows = walks.map(({ flow, paths, states, transitions, guards, pairs, primePaths, defects }) => ({
    flow,
    paths,
    states,
    transitions,
    guards,
    ...(pairs && { pairs }),
    ...(primePaths && { primePaths }),
    defects,
  }))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ flows }, null, 2)}\n`)
}
