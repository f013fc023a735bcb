import type { Flags } from '../../contract/session/experience.ts'

/**
 * Whether a label's code stands on its page at once rather than behind a button: on the confirmation of a paperless return by
 * the flag `paperlessReturnConfirmation`, everywhere else always (SE-06).
 */
export const showsCodeAtOnce = (
  { isPaperless, isConfirmation }: { readonly isPaperless: boolean; readonly isConfirmation: boolean },
  { paperlessReturnConfirmation }: Pick<Flags, 'paperlessReturnConfirmation'>,
): boolean => !isPaperless || !isConfirmation || paperlessReturnConfirmation
