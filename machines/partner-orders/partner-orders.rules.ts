import type { ListRefusal } from '../order-history/order-history.types.ts'

/** Partner orders are for members, and only where they are switched on (PA-01). `null`: they may be shown. */
export const refusalOf = (input: {
  /** Flag enablePartnerOrders. */
  readonly isEnabled: boolean
  readonly isMember: boolean
}): ListRefusal | null => {
  if (!input.isMember) return 'guest'
  return input.isEnabled ? null : 'switchedOff'
}
