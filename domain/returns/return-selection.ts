import type { OrderItem } from '../../contract/orders/order-item.ts'
import { maxReasonText } from '../../contract/returns/return-capture-terms.ts'
import type { LineStatus } from '../status/simple-status.ts'
import type { ReturnableItem } from './return-items.ts'

/** What the shopper said about one line (RI-02). */
export type LineChoice = {
  readonly lineId: string
  readonly checked: boolean
  /** Name of the reason; `null` until one is picked. */
  readonly reason: string | null
  readonly quantity: number
  /** At most 140 characters. */
  readonly comment: string
  /** Raw status that changing a field gave the line (returns.md §4); `null` while the line has its own. */
  readonly status: string | null
}

/** Raw and simple status of a line as soon as a field of it was changed (returns.md §4). */
const changedStatus = { raw: 'Return Created', simple: 'RETURN_CREATED' } as const satisfies {
  raw: string
  simple: LineStatus
}

const changed = { status: changedStatus.raw } as const

/** The line with the status that its choice gives it, as the wizard shows it and the local record keeps it (RI-02). */
export const lineAsChosen = (line: OrderItem, choice: Pick<LineChoice, 'status'> | null): OrderItem =>
  choice === null || choice.status === null
    ? line
    : {
        ...line,
        lineItemStatus: { ...line.lineItemStatus, status: choice.status },
        lineItemStatusVariant: changedStatus.simple,
      }

const within = (quantity: number, max: number): number => Math.max(1, Math.min(quantity, Math.max(1, max)))

/** A line before anything was said about it: the line's own quantity, or 1 if absent. */
export const untouchedChoice = ({ line, maxQuantity }: ReturnableItem): LineChoice => ({
  lineId: line.id,
  checked: false,
  reason: null,
  quantity: within(line.lineItemTransaction.quantity || 1, maxQuantity),
  comment: '',
  status: null,
})

/**
 * Checking sets the quantity to 1. Unchecking keeps what was said, but takes the line out of the return: it has its own status
 * again. A disabled line stays as it is.
 */
export const checkLine = (choice: LineChoice, item: ReturnableItem, checked: boolean): LineChoice => {
  if (item.disabled !== null) return choice
  if (!checked) return { ...choice, checked, status: null }
  return choice.checked ? choice : { ...choice, ...changed, checked, quantity: 1 }
}

export const chooseReason = (choice: LineChoice, reason: string): LineChoice => ({
  ...choice,
  ...changed,
  reason,
})

/** A whole number within 1 to what can still be returned; anything else changes nothing. */
export const chooseQuantity = (choice: LineChoice, item: ReturnableItem, quantity: number): LineChoice =>
  quantityOptions(item).includes(quantity) ? { ...choice, ...changed, quantity } : choice

/** Cut to 140 characters. */
export const writeComment = (choice: LineChoice, comment: string): LineChoice => ({
  ...choice,
  ...changed,
  comment: comment.slice(0, maxReasonText),
})

/** 1 to returnableQuantity (RI-03). */
export const quantityOptions = ({ maxQuantity }: ReturnableItem): readonly number[] =>
  Array.from({ length: maxQuantity }, (_, index) => index + 1)

/** The quantity is asked for only above 1 (RI-03). */
export const asksQuantity = ({ maxQuantity }: ReturnableItem): boolean => maxQuantity > 1

/** Ready only when checked, with a reason and a quantity (RI-02). */
export const isReady = ({ checked, reason, quantity }: LineChoice): boolean =>
  checked && reason !== null && reason !== '' && Number.isInteger(quantity) && quantity >= 1

/** What keeps the first step from being submitted (RI-06). */
export type ItemsStepGap =
  | { readonly kind: 'nothingChecked' }
  | { readonly kind: 'reasonMissing'; readonly lineIds: readonly string[] }
  | { readonly kind: 'quantityMissing'; readonly lineIds: readonly string[] }

/** `null` when the step may be submitted: something is checked, and every checked line is ready. */
export const itemsStepGap = (choices: readonly LineChoice[]): ItemsStepGap | null => {
  const checked = choices.filter((choice) => choice.checked)
  if (checked.length === 0) return { kind: 'nothingChecked' }
  const idsOf = (some: readonly LineChoice[]) => some.map(({ lineId }) => lineId)
  const withoutReason = checked.filter(({ reason }) => !reason)
  if (withoutReason.length > 0) return { kind: 'reasonMissing', lineIds: idsOf(withoutReason) }
  const unready = checked.filter((choice) => !isReady(choice))
  return unready.length > 0 ? { kind: 'quantityMissing', lineIds: idsOf(unready) } : null
}

/** The checked lines with their pieces, for the refund estimate. */
export const chosenPieces = (items: readonly ReturnableItem[], choices: readonly LineChoice[]) =>
  choices.flatMap(({ lineId, checked, quantity }) => {
    const item = checked ? items.find(({ line }) => line.id === lineId) : undefined
    return item && item.disabled === null
      ? [{ line: item.line, quantity: within(quantity, item.maxQuantity) }]
      : []
  })
