import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { statusFilters } from '../../contract/orders/order-filter.ts'
import { orderTypes } from '../../contract/orders/order-types.ts'
import { displayStatuses, displayStatusOfHistoryLine } from '../status/order-status.ts'
import { lineStatuses, rawReturnStatuses, rawSalesStatuses } from '../status/simple-status.ts'
import { showsStatus, storedStatusesOf } from './status-filter.ts'

const raws = [
  ...new Set([rawSalesStatuses, rawReturnStatuses].flatMap((names) => Object.values(names).flat())),
]

const lines = fc.record({
  lineItemStatus: fc.record({ status: fc.constantFrom(...raws, 'SHIPPED', 'nobody knows it', '') }),
  lineItemStatusVariant: fc.constantFrom(...Object.keys(lineStatuses), 'shipped', 'ODD', null),
  orderType: fc.constantFrom(...orderTypes),
  isCancellationPending: fc.boolean(),
  isPaymentPending: fc.boolean(),
})

describe('[BY-54] a status that a list is narrowed to', () => {
  test('every line stands under one at most: under none where its status is not known', () => {
    const shown = new Set<string>()
    fc.assert(
      fc.property(lines, fc.boolean(), (line, isTooLateToPay) => {
        const status = displayStatusOfHistoryLine(line, { recentlyCancelled: false, isTooLateToPay })
        shown.add(status)
        const under = statusFilters.filter((filter) => showsStatus(line, filter))
        expect(under).toHaveLength(status === 'unknown' ? 0 : 1)
      }),
      { numRuns: 3_000 },
    )
    expect(shown).toEqual(new Set(displayStatuses))
  })

  test('what is stored leaves no line out that shows it', () => {
    const stored = new Map(statusFilters.map((filter) => [filter, storedStatusesOf(filter)]))
    fc.assert(
      fc.property(lines, fc.constantFrom(...statusFilters), (line, filter) => {
        const { raw, known, variants, isUnpaid, isBeingCancelled } =
          stored.get(filter) ?? storedStatusesOf(filter)
        const kind = line.orderType === 'RETURN_ORDER' ? 'returns' : 'sales'
        const status = line.lineItemStatus.status.toLowerCase()
        const variant = line.lineItemStatusVariant?.toUpperCase() ?? ''
        const own =
          raw[kind].includes(status) || (variants.includes(variant) && !known[kind].includes(status))
        const mayShow =
          !(isUnpaid && !line.isPaymentPending) &&
          (line.isCancellationPending ? isBeingCancelled === null : own)
        if (showsStatus(line, filter)) expect(mayShow).toBe(true)
      }),
      { numRuns: 3_000 },
    )
  })

  test('a canceled return is canceled, not returned', () => {
    const line = {
      lineItemStatus: { status: 'Cancelled' },
      lineItemStatusVariant: null,
      orderType: 'RETURN_ORDER',
      isCancellationPending: false,
      isPaymentPending: false,
    } as const
    expect([showsStatus(line, 'cancelled'), showsStatus(line, 'returned')]).toEqual([true, false])
  })
})
