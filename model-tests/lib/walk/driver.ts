import type { Path, PathStep } from '../path.ts'
import type { Step } from '../steps.ts'

/** The command that walks a path of a flow again. */
export type Again = (flow: string, path: Path) => string

/**
 * Walks a flow somewhere: headless, or in a browser. Both throw on a step that they have no way to make happen; an event
 * that is skipped silently would be a test that cannot fail.
 */
export type Driver = {
  /** How a path that failed is walked this way again, where there is a command for it. */
  readonly again?: Again
  readonly apply: (step: Step) => Promise<void>
  readonly check: (expected: Pick<PathStep, 'value' | 'leaves'>) => Promise<void>
  /** Lets go of everything; says how many requests were made. */
  readonly end: () => Promise<{ readonly requests: number }>
}
