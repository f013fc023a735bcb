import type { ItemDates, OrderItem } from '../../../contract/orders/order-item.ts'
import type { DisplayStatus } from '../../../domain/status/order-status.ts'

/**
 * What a group's heading says: the answer to "where is my thing". Days are calendar dates of the place of delivery,
 * `at` an ISO instant.
 */
export type GroupAnswer =
  | { readonly kind: 'arrives'; readonly day: string }
  | { readonly kind: 'arrivesBetween'; readonly from: string; readonly to: string }
  | { readonly kind: 'sentence'; readonly text: string }
  | { readonly kind: 'happened'; readonly what: Happening; readonly at: string }
  | { readonly kind: 'status' }

export type Happening = 'delivered' | 'pickedUp' | 'readyForPickup' | 'cancelled' | 'returnCompleted'

type Lines = { readonly orderItems: readonly OrderItem[] }

const happenings: Partial<Record<DisplayStatus, Happening>> = {
  delivered: 'delivered',
  pickedUp: 'pickedUp',
  readyForPickUp: 'readyForPickup',
  cancelled: 'cancelled',
  returnCompleted: 'returnCompleted',
}

const underWay: ReadonlySet<DisplayStatus> = new Set(['ordered', 'preparingShipment', 'shipped'])

const latest = (dates: readonly ItemDates[], what: Happening): string | null =>
  dates
    .map((date) => date[what])
    .filter((at) => at !== null)
    .toSorted((one, other) => Date.parse(other) - Date.parse(one))[0] ?? null

/** Days between which a line arrives: the range outranks the estimate. */
const spanOf = ({ arriveDateRange, estimatedDeliveryDate: day }: ItemDates) =>
  arriveDateRange ?? (day === null ? null : { from: day, to: day })

/** From when the first of its lines arrives until the last has. */
const expected = (group: Lines): GroupAnswer | null => {
  const spans = group.orderItems.map(({ itemDates }) => spanOf(itemDates)).filter((span) => span !== null)
  const from = spans.map((span) => span.from).toSorted()[0]
  const to = spans
    .map((span) => span.to)
    .toSorted()
    .at(-1)
  if (from !== undefined && to !== undefined)
    return from === to ? { kind: 'arrives', day: to } : { kind: 'arrivesBetween', from, to }
  const sentence = group.orderItems.find((item) => item.eddTranslated)?.eddTranslated
  return sentence ? { kind: 'sentence', text: sentence } : null
}

/**
 * The answer of a group in `status` (`displayStatusOfGroupIn`): when it arrives, or when it happened. An estimated delivery
 * is told only with `enableEdd`, and never of what the shopper fetches.
 */
export const groupAnswer = (
  group: Lines,
  status: DisplayStatus,
  options: { readonly enableEdd: boolean },
): GroupAnswer => {
  const what = happenings[status]
  const at = what
    ? latest(
        group.orderItems.map((item) => item.itemDates),
        what,
      )
    : null
  if (what && at) return { kind: 'happened', what, at }
  const isFetched = group.orderItems.some(({ isForPickup }) => isForPickup)
  if (options.enableEdd && !isFetched && underWay.has(status)) return expected(group) ?? { kind: 'status' }
  return { kind: 'status' }
}
