import { afterEach, beforeEach } from 'vitest'
import { type Took, takeRecord, tookOf } from './taken.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What a test of charts took, for who reads the report of the run. */
    took?: Took
  }
}

beforeEach(() => {
  takeRecord()
})

afterEach(({ task }) => {
  const took = tookOf(takeRecord())
  if (Object.keys(took).length > 0) task.meta.took = took
})
