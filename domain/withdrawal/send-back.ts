import type { Withdrawal } from '../../contract/orders/withdrawal.ts'

/** The last day on which a line goes back that was withdrawn from, `YYYY-MM-DD`; `null` for any other line. */
export const sendBackByOf = (withdrawals: readonly Withdrawal[], lineId: string): string | null =>
  withdrawals.find(({ lines }) => lines.includes(lineId))?.sendBackBy ?? null
