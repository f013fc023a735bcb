import type { StatusFilter } from '../../contract/orders/order-filter.ts'
import type { OrderType } from '../../contract/orders/order-types.ts'
import {
  type DisplayStatus,
  displayStatuses,
  displayStatusOfHistoryLine,
  displayStatusOfLine,
  type HistoryStatusLine,
} from '../status/order-status.ts'
import { lineStatuses, rawReturnStatuses, rawSalesStatuses } from '../status/simple-status.ts'

/** The filter that each shown status stands under; `null`: under none (BY-54). */
const filterOfStatus: Readonly<Record<DisplayStatus, StatusFilter | null>> = {
  ordered: 'onItsWay',
  preparingShipment: 'onItsWay',
  shipped: 'onItsWay',
  readyForPickUp: 'pickup',
  paymentPending: 'unpaid',
  paymentOverdue: 'unpaid',
  delivered: 'delivered',
  pickedUp: 'delivered',
  cancelled: 'cancelled',
  cancellationPending: 'cancelled',
  returnRequested: 'returned',
  returnCreated: 'returned',
  returnInProcess: 'returned',
  returnCompleted: 'returned',
  returnDenied: 'returned',
  returnedToStore: 'returned',
  unknown: null,
}

/**
 * Whether a line of the history shows a status of this filter: the host asks what the page does (BY-54). A payment that is due and one
 * that came too late stand under the same, so that it is no matter when it is asked.
 */
export const showsStatus = (line: HistoryStatusLine, filter: StatusFilter): boolean =>
  filterOfStatus[displayStatusOfHistoryLine(line, { recentlyCancelled: false, isTooLateToPay: false })] ===
  filter

/** Stored statuses by which a line can come to show a status of one filter. */
export type StoredStatuses = {
  /** Raw ones of sales and of returns, lower case, and all that are known. */
  readonly raw: Readonly<Record<'sales' | 'returns', readonly string[]>>
  readonly known: Readonly<Record<'sales' | 'returns', readonly string[]>>
  /** Simple line statuses, upper case: they count where the raw one is not known. */
  readonly variants: readonly string[]
  /** Order-wide facts that show in place of an own status, and must hold (`true`), must not (`false`), or may (`null`). */
  readonly isUnpaid: true | null
  readonly isBeingCancelled: false | null
}

const rawNames = { sales: rawSalesStatuses, returns: rawReturnStatuses } as const
const orderTypes: Readonly<Record<keyof typeof rawNames, OrderType>> = {
  sales: 'SALES_ORDER',
  returns: 'RETURN_ORDER',
}

/** Own statuses that lines of this filter have: an unpaid order shows so in place of "ordered". */
const ownStatuses = (filter: StatusFilter): ReadonlySet<DisplayStatus> =>
  new Set(
    filter === 'unpaid' ? ['ordered'] : displayStatuses.filter((status) => filterOfStatus[status] === filter),
  )

/** What a store of orders may leave out before anything is read closely: no line that shows the filter's status has others. */
export const storedStatusesOf = (filter: StatusFilter): StoredStatuses => {
  const own = ownStatuses(filter)
  const known = (kind: keyof typeof rawNames) => Object.values(rawNames[kind]).flat()
  const raw = (kind: keyof typeof rawNames) =>
    known(kind).filter((status) =>
      own.has(
        displayStatusOfLine({ lineItemStatus: { status }, lineItemStatusVariant: null }, orderTypes[kind]),
      ),
    )
  return {
    raw: { sales: raw('sales'), returns: raw('returns') },
    known: { sales: known('sales'), returns: known('returns') },
    variants: Object.keys(lineStatuses).filter((variant) =>
      own.has(
        displayStatusOfLine(
          { lineItemStatus: { status: '' }, lineItemStatusVariant: variant },
          'SALES_ORDER',
        ),
      ),
    ),
    isUnpaid: filter === 'unpaid' ? true : null,
    isBeingCancelled: filter === 'cancelled' ? null : false,
  }
}
