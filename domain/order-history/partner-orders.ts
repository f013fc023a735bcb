import type { HistoryItem } from '../../contract/orders/orders.ts'

/** Total of a partner line to show: only when its charged price is above 0 (PA-02). */
export const partnerLineTotal = (
  line: Pick<HistoryItem, 'lineItemTotal' | 'lineItemTransaction'>,
): number | null => {
  const charged = line.lineItemTransaction.lineItemChargedPrice ?? 0
  return charged > 0 ? (line.lineItemTotal ?? charged) : null
}
