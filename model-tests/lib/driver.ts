import type { PathStep } from './paths.ts'
import type { Step } from './steps.ts'

/**
 * Walks a flow somewhere: headless, or in a browser. Both throw on a step that they have no way to make happen; an event
 * that is skipped silently would be a test that cannot fail.
 */
export type Driver = {
  /** Options of `npm run model` that walk this way again. */
  readonly options?: string
  readonly apply: (step: Step) => Promise<void>
  readonly check: (expected: Pick<PathStep, 'value' | 'leaves'>) => Promise<void>
  /** Lets go of everything; says how many requests reached the API host. */
  readonly end: () => Promise<{ readonly requests: number }>
}
