import type { HistoryItem } from '../../../../contract/orders/orders.ts'
import type { DisplayStatus } from '../../../../domain/status/order-status.ts'
import { useFlags } from '../../../components/app/app-context.ts'
import { useAnswerWords } from '../../../components/words/answer-words.tsx'
import { groupAnswer } from '../../../components/words/group-answer.ts'

/** What a line's heading says: when it arrives or when it happened, else what its status means for the shopper. */
export const useLineAnswer = (line: HistoryItem, status: DisplayStatus): string => {
  const { enableEdd } = useFlags()
  const wordsOf = useAnswerWords()
  return wordsOf(groupAnswer({ orderItems: [line] }, status, { enableEdd }), status, line.orderType)
}
