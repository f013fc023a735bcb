import type { Flags } from '../../contract/session/experience.ts'
import type { OfferedMethod } from '../return-methods/offered-methods.ts'

/** Screens of the return wizard, first to last (returns.md §2, "Return-items flow"; RI-01). */
export const returnSteps = ['items', 'method'] as const
export type ReturnStep = (typeof returnSteps)[number]

/** The step that an address names; the first one where it names none, or one that there is not. */
export const returnStepNamed = (name: unknown): ReturnStep =>
  returnSteps.find((step) => step === name) ?? returnSteps[0]

/** A store is chosen with the way back: for returns to a store, where its selector is on (RI-01). */
export const asksForStore = ({
  flags,
  method,
}: {
  readonly flags: Pick<Flags, 'enableDorisStoreSelector'>
  /** The chosen way back; `null` while there is none. */
  readonly method: Pick<OfferedMethod, 'isStore'> | null
}): boolean => flags.enableDorisStoreSelector && method?.isStore === true
