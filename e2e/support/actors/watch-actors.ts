import { appendFile, mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, TestInfo } from '@playwright/test'
import { rolldown } from 'rolldown'
import type { TakenPart } from '../../../model-tests/lib/coverage/visits.ts'
import { fileOf, type TestTook } from './took-files.ts'

const entry = fileURLToPath(new URL('page-script.ts', import.meta.url))

/** The script that every page begins with, bundled. */
export const bundlePageScript = async (): Promise<string> => {
  const bundle = await rolldown({ input: entry })
  const { output } = await bundle.generate({ format: 'iife' })
  await bundle.close()
  return output[0].code
}

/** Collects what the actors of a context's pages go through, those of pages that are left or closed included. */
export const watchActors = async (
  context: BrowserContext,
  script: string,
): Promise<() => readonly TakenPart[]> => {
  const taken = new Map<string, TakenPart>()
  await context.exposeBinding('batonTook', (_, parts: readonly TakenPart[]) => {
    for (const part of parts) taken.set(part.join('\n'), part)
  })
  await context.addInitScript({ content: script })
  return () => [...taken.values()]
}

/** Leaves what a test took for the report of the run. */
export const leaveTook = async (test: TestInfo, parts: readonly TakenPart[]): Promise<void> => {
  const took: TestTook = { test: test.testId, parts }
  await mkdir(test.project.outputDir, { recursive: true })
  await appendFile(fileOf(test.project.outputDir, test.workerIndex), `${JSON.stringify(took)}\n`)
}
