import type { WithheldReason } from '../../contract/orders/refund-status.ts'
import { asMinor, type Minor, sumMinor, zeroMinor } from '../format/money.ts'
import type { ReturnStage } from '../return-progress/return-life.ts'

/** Amounts in minor units: `refunded`, `toCome` and what is withheld add up to `due`. */
export type RefundAmountsOf = {
  readonly due: Minor
  readonly refunded: Minor
  readonly toCome: Minor
  readonly withheld: readonly { readonly reason: WithheldReason; readonly amount: Minor }[]
}

export type ReturnedGoods = {
  readonly lines: readonly { readonly amount: Minor; readonly stage: ReturnStage }[]
  /** The return's own total, where it has one: lines may leave out what was rounded. */
  readonly total: Minor | null
  /** What was given back, once it is recorded. */
  readonly recorded: Minor | null
  /** Nobody knows yet where the money goes, so that none has gone. */
  readonly waitsForAccount: boolean
}

const withheldOf = (denied: Minor, other: Minor): RefundAmountsOf['withheld'] =>
  (
    [
      { reason: 'denied', amount: denied },
      { reason: 'other', amount: other },
    ] as const
  ).filter(({ amount }) => amount > 0)

const amountOf = (lines: ReturnedGoods['lines']): Minor => sumMinor(lines.map(({ amount }) => amount))

/**
 * What a return comes to (BY-57): what was dropped is not due, what was denied is withheld, and what was recorded outweighs what the
 * lines say. A return that is settled counts as refunded without a record, as on its own page.
 */
export const returnAmounts = ({
  lines,
  total,
  recorded,
  waitsForAccount,
}: ReturnedGoods): RefundAmountsOf => {
  const open = lines.filter(({ stage }) => stage !== 'dropped')
  const deniedLines = open.filter(({ stage }) => stage === 'denied')
  const isWhole = open.length === lines.length && lines.length > 0
  const asked = isWhole ? (total ?? amountOf(open)) : amountOf(open)
  const denied = deniedLines.length === open.length ? asked : asMinor(Math.min(asked, amountOf(deniedLines)))
  if (recorded !== null) {
    const due = asMinor(Math.max(asked, recorded))
    const held = due - recorded
    const heldDenied = asMinor(Math.min(held, denied))
    return {
      due,
      refunded: recorded,
      toCome: zeroMinor,
      withheld: withheldOf(heldDenied, asMinor(held - heldDenied)),
    }
  }
  const rest = asMinor(asked - denied)
  const isSettled = open.every(({ stage }) => stage === 'settled' || stage === 'denied')
  const isBack = isSettled && !waitsForAccount
  return {
    due: asked,
    refunded: isBack ? rest : zeroMinor,
    toCome: isBack ? zeroMinor : rest,
    withheld: withheldOf(denied, zeroMinor),
  }
}
