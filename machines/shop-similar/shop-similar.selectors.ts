import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { shopSimilarMachine } from './shop-similar.machine.ts'
import { similarViews } from './shop-similar.types.ts'

type Snapshot = SnapshotFrom<typeof shopSimilarMachine>

export type ShopSimilarView = (typeof similarViews)[number] | 'closed' | 'loading'

const suggestionsView = viewOf(similarViews, 'loading')

export const isSimilarOpen = (snapshot: Snapshot): boolean => snapshot.matches({ panel: 'open' })

/** What is beneath the line. */
export const selectSimilarView = (snapshot: Snapshot): ShopSimilarView =>
  isSimilarOpen(snapshot) ? suggestionsView(snapshot) : 'closed'

/** What there is to look at, whether the shopper looks or not; `data-suggestions` says it to tests. */
export const selectSuggestionsState = (snapshot: Snapshot) => snapshot.value.suggestions

export const selectSuggestions = (snapshot: Snapshot) => snapshot.context.suggestions?.items ?? []
