import type { Path } from './paths.ts'

/** Whether a real host can be brought to give every answer of a path; defects in the page's own code cannot. */
export const isWalkableInBrowser = (path: Path): boolean =>
  path.steps.every(({ step }) => step.kind !== 'answer' || step.answer.inBrowser !== undefined)
