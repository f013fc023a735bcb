import type { HistoryItem } from '../../contract/orders.ts'
import type { DisplayStatus } from '../../domain/order-status.ts'
import { useAnswerWords } from '../answer-words.tsx'
import { useFlags } from '../app-context.ts'
import { groupAnswer } from '../order-detail/groups/group-answer.ts'

/** What a line's heading says: when it arrives or when it happened, else what its status means for the shopper. */
export const useLineAnswer = (line: HistoryItem, status: DisplayStatus): string => {
  const { enableEdd } = useFlags()
  const wordsOf = useAnswerWords()
  return wordsOf(groupAnswer({ orderItems: [line] }, status, { enableEdd }), status)
}
