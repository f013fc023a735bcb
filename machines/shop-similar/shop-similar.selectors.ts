import type { SnapshotFrom } from 'xstate'
import type { shopSimilarMachine } from './shop-similar.machine.ts'

type Snapshot = SnapshotFrom<typeof shopSimilarMachine>

export type ShopSimilarView = 'closed' | 'loading' | 'shown' | 'empty' | 'failed'

/** What is beneath the line. */
export const selectSimilarView = (snapshot: Snapshot): ShopSimilarView => {
  if (snapshot.matches({ panel: 'closed' })) return 'closed'
  if (snapshot.matches({ suggestions: 'shown' })) return 'shown'
  if (snapshot.matches({ suggestions: 'empty' })) return 'empty'
  return snapshot.matches({ suggestions: 'failed' }) ? 'failed' : 'loading'
}

/** What there is to look at, whether the shopper looks or not; `data-suggestions` says it to tests. */
export const selectSuggestionsState = (snapshot: Snapshot) => snapshot.value.suggestions

export const isSimilarOpen = (snapshot: Snapshot): boolean => snapshot.matches({ panel: 'open' })

export const selectSuggestions = (snapshot: Snapshot) => snapshot.context.suggestions?.items ?? []
