import { draftPrefix } from '../../features/return-wizard/draft-prefix.ts'

/** What a shopper had begun goes when they sign out: the next one in this tab begins anew (docs/decisions/0033). */
export const forgetDrafts = (storage: () => Storage): void => {
  try {
    const kept = storage()
    const isDraft = (key: string) => key.startsWith(draftPrefix) || key.startsWith('baton.draft.')
    for (const key of Object.keys(kept)) if (isDraft(key)) kept.removeItem(key)
  } catch {
    // A browser without storage has kept nothing.
  }
}
