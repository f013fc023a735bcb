import type { World } from './flow-in-browser.ts'

/** Words of the walk's first answer, of any actor or of this one; undefined where none comes. */
export const firstAnswer = ({ path }: Pick<World, 'path'>, actor?: string): string | undefined =>
  path.steps.find(({ step }) => step.kind === 'answer' && (actor === undefined || step.actor === actor))?.step
    .words

/** Whether no step before the one that is being taken is an answer of this actor. */
export const isFirstAnswer = ({ path, taken }: World, actor = 'attempt'): boolean =>
  path.steps.slice(0, taken() - 1).every(({ step }) => step.kind !== 'answer' || step.actor !== actor)
