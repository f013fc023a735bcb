import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '')
const cache = join(root, '.cache')

const fromVitest = "import { describe, expect, test } from 'vitest'"
/** A test cannot have tests inside it: here they are kept, to be run one by one. */
const keptTests = `import { expect } from 'vitest'
export const kept: (() => Promise<void>)[] = []
const describe = (_: string, tests: () => void) => tests()
const test = (_: string, run: () => Promise<void>) => kept.push(run)`

/** Runs the tests of a file that is known by its text; rejects where one of them fails. */
export const runTestText = async (text: string): Promise<void> => {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'journey-'))
  const file = join(folder, 'journey.ts')
  writeFileSync(file, text.replace(fromVitest, keptTests))
  try {
    const { kept } = (await import(/* @vite-ignore */ file)) as { readonly kept: (() => Promise<void>)[] }
    if (kept.length === 0) throw new Error('the file has no test')
    for (const run of kept) await run()
  } finally {
    rmSync(folder, { recursive: true })
  }
}
