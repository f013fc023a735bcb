import type { Flags } from '../../contract/session/experience.ts'
import type { OfferedMethod } from '../return-methods/offered-methods.ts'

/** Every screen that a return may have, first to last (returns.md §2, "Return-items flow"; RI-01, RI-07). */
export const returnSteps = ['items', 'method', 'confirmation'] as const
export type ReturnStep = (typeof returnSteps)[number]

/** The step that an address names; the first one where it names none, or one that there is not. */
export const returnStepNamed = (name: unknown): ReturnStep =>
  returnSteps.find((step) => step === name) ?? returnSteps[0]

/** The screens of a return: what a courier will do is confirmed on one of its own, where the country's way asks for it (RI-07). */
export const stepsOf = (
  /** The chosen way back; `null` while there is none. */
  method: Pick<OfferedMethod, 'confirms'> | null,
): readonly ReturnStep[] => returnSteps.filter((step) => step !== 'confirmation' || method?.confirms === true)

/** A store is chosen with the way back: for returns to a store, where its selector is on (RI-01). */
export const asksForStore = ({
  flags,
  method,
}: {
  readonly flags: Pick<Flags, 'enableDorisStoreSelector'>
  /** The chosen way back; `null` while there is none. */
  readonly method: Pick<OfferedMethod, 'isStore'> | null
}): boolean => flags.enableDorisStoreSelector && method?.isStore === true
