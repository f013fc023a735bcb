import type { Withdrawal } from '../../contract/orders/withdrawal.ts'
import { withdrawOrder as call, type WithdrawalStatement } from '../../contract/orders/withdrawal-calls.ts'
import { createChange } from '../http/change.ts'
import { done } from '../http/outcome.ts'

export type WithdrawalTarget = { readonly orderNumber: string }

/** A statement that was taken; `stops`: the order is still in the warehouse, which is asked to stop it. */
export type WithdrawalTaken = Withdrawal & { readonly stops: boolean }

/** Sends a statement of withdrawal from an order (BY-08). */
export const withdrawOrder = createChange({
  call,
  objectOf: ({ orderNumber }: WithdrawalTarget) => orderNumber,
  requestOf: (body: WithdrawalStatement, { orderNumber }) => ({ params: { orderNumber }, body }),
  read: (taken) => done<WithdrawalTaken>(taken),
})
