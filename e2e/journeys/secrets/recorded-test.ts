import { test as base } from '../../support/test.ts'
import { type Recorder, recordEverything } from './recorder.ts'

/** A test with a record of all that its browser and its host leave behind. */
export const test = base.extend<{ readonly recorder: Recorder }>({
  recorder: async ({ context, baseURL }, use) => use(await recordEverything(context, baseURL ?? '')),
})
