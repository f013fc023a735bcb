import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TakenPart } from '../../../model-tests/lib/coverage/visits.ts'

/** What one run of a test took. */
export type TestTook = { readonly test: string; readonly parts: readonly TakenPart[] }

/** Each worker writes a file of its own into the folder that Playwright empties before a run. */
export const fileOf = (outputDir: string, worker: number): string => join(outputDir, `took-${worker}.jsonl`)

export const readTook = (outputDir: string): readonly TestTook[] =>
  globSync('took-*.jsonl', { cwd: outputDir }).flatMap((file) =>
    readFileSync(join(outputDir, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as TestTook),
  )
