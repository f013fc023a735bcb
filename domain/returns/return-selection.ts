import { maxReasonText } from '../../contract/returns/return-capture-terms.ts'
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
}

/** Status that a line shows as soon as a field of it was changed (returns.md §4). */
export const changedLineStatus = 'Return Created'

const within = (quantity: number, max: number): number => Math.max(1, Math.min(quantity, Math.max(1, max)))

/** A line before anything was said about it: the line's own quantity, or 1 if absent. */
export const untouchedChoice = ({ line, maxQuantity }: ReturnableItem): LineChoice => ({
  lineId: line.id,
  checked: false,
  reason: null,
  quantity: within(line.lineItemTransaction.quantity || 1, maxQuantity),
  comment: '',
})

/** Checking sets the quantity to 1; unchecking keeps what was said. A disabled line stays as it is. */
export const checkLine = (choice: LineChoice, item: ReturnableItem, checked: boolean): LineChoice => {
  if (item.disabled !== null) return choice
  return checked && !choice.checked ? { ...choice, checked, quantity: 1 } : { ...choice, checked }
}

export const chooseReason = (choice: LineChoice, reason: string): LineChoice => ({ ...choice, reason })

/** A whole number within 1 to what can still be returned; anything else changes nothing. */
export const chooseQuantity = (choice: LineChoice, item: ReturnableItem, quantity: number): LineChoice =>
  quantityOptions(item).includes(quantity) ? { ...choice, quantity } : choice

/** Cut to 140 characters. */
export const writeComment = (choice: LineChoice, comment: string): LineChoice => ({
  ...choice,
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
