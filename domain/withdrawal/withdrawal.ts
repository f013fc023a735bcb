import type { Order } from '../../contract/orders/order.ts'
import type { OrderType } from '../../contract/orders/order-types.ts'
import { profileOf } from '../countries/profile-of.ts'
import type { SimpleStatus } from '../status/simple-status.ts'
import { isPast, withdrawalLastDay } from './withdrawal-period.ts'

/** What of a line decides about withdrawing from it, as wire and host both know it. */
export type WithdrawalLine = {
  readonly id: string
  readonly status: SimpleStatus
  readonly quantity: number
  /** Made to the shopper's own specifications (Directive 2011/83/EU, Art. 16(c)). */
  readonly isCustomDesign: boolean
  /** Instant at which it was delivered or picked up; `null` before. */
  readonly receivedAt: string | null
}

export type WithdrawalFacts = {
  readonly orderType: OrderType
  readonly orderClassification: Order['orderClassification']
  readonly lines: readonly WithdrawalLine[]
  /** Ids of lines that statements were made about. */
  readonly withdrawn: readonly string[]
  /** Country whose rules the order follows, two letters. */
  readonly country: string | null
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
}

/**
 * Whether an order can be withdrawn from. `none`: there is no such right, or nothing left of the order. `lastDay` is a calendar date, `null` while the
 * period has not begun; `exempt` are the lines that cannot be withdrawn from.
 */
export type WithdrawalStanding =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'open'
      readonly lines: readonly string[]
      readonly exempt: readonly string[]
      readonly lastDay: string | null
    }
  | { readonly kind: 'over'; readonly lastDay: string }
  | { readonly kind: 'exempt' }
  | { readonly kind: 'withdrawn' }

const none: WithdrawalStanding = { kind: 'none' }

/** The contract is about these lines no more: they were cancelled, or are going back already. */
const gone: ReadonlySet<SimpleStatus> = new Set([
  'cancelled',
  'returnCreated',
  'returnInProcess',
  'returnCompleted',
  'returnedToStore',
  'returnDenied',
])

/**
 * How long a statement may be on its way: one that was submitted before the period ended is in time, though it arrives after midnight (Art.
 * 11a(5)). The host adds it, pages do not.
 */
export const submissionGraceMs = 10 * 60_000

/** What can be withdrawn from, and until when (BY-07, BY-10, BY-11). Page and host both ask here. */
export const withdrawalStanding = (facts: WithdrawalFacts): WithdrawalStanding => {
  const rule = profileOf(facts.country).orders.withdrawal
  const isContractOfOurs = facts.orderType === 'SALES_ORDER' && facts.orderClassification !== 'STORE'
  if (rule === null || !isContractOfOurs) return none
  const otherwise: WithdrawalStanding = facts.withdrawn.length > 0 ? { kind: 'withdrawn' } : none
  const left = facts.lines.filter(
    ({ id, status, quantity }) => !gone.has(status) && quantity > 0 && !facts.withdrawn.includes(id),
  )
  if (left.length === 0) return otherwise
  const exempt = left.flatMap(({ id, isCustomDesign }) => (isCustomDesign ? [id] : []))
  const lines = left.flatMap(({ id, isCustomDesign }) => (isCustomDesign ? [] : [id]))
  if (lines.length === 0) return otherwise === none ? { kind: 'exempt' } : otherwise
  const bought = facts.lines.filter(({ status }) => status !== 'cancelled')
  const lastDay = withdrawalLastDay(
    bought.map(({ receivedAt }) => receivedAt),
    rule,
  )
  if (lastDay !== null && isPast(lastDay, facts.now, rule)) {
    return otherwise === none ? { kind: 'over', lastDay } : otherwise
  }
  return { kind: 'open', lines, exempt, lastDay }
}

/** Why a statement about some lines is not taken, or `null`. */
export type WithdrawalRefusal = 'unavailable' | 'over' | 'exempt' | 'withdrawn'

export const withdrawalRefusal = (
  lines: readonly string[],
  standing: WithdrawalStanding,
  withdrawn: readonly string[],
): WithdrawalRefusal | null => {
  if (standing.kind === 'none') return 'unavailable'
  if (standing.kind !== 'open') return standing.kind
  if (lines.some((id) => standing.exempt.includes(id))) return 'exempt'
  if (lines.some((id) => withdrawn.includes(id))) return 'withdrawn'
  return lines.length > 0 && lines.every((id) => standing.lines.includes(id)) ? null : 'unavailable'
}
