import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { statusFacts as facts } from '../testing/samples.ts'
import { partsOfGroup, partsOfOrder } from './group-parts.ts'
import { displayStatusOfHistoryLine, displayStatusOfLine, type StatusOrder } from './order-status.ts'
import { rawSalesStatuses } from './simple-status.ts'

const line = (status: string, shipmentNumber: string | null = null) => ({
  lineItemStatus: { status },
  lineItemStatusVariant: null,
  shipmentNumber,
})
const group = (headingVariant: string | null, ...statuses: string[]) => ({
  headingVariant,
  orderItems: statuses.map((status) => line(status)),
})
const order = (more: Partial<StatusOrder> = {}): StatusOrder => ({
  orderType: 'SALES_ORDER',
  group: [],
  pendingModification: null,
  paymentHoldFlag: false,
  deferredPaymentData: null,
  ...more,
})
const statuses = (parts: ReturnType<typeof partsOfGroup>) =>
  parts.map(({ status, items }) => [status, items.length])

describe('parts of a group', () => {
  it('lines that differ are told apart, what was cancelled after the rest, whatever the host names the group', () => {
    const mixed = group('shipped', 'cancelled', 'preparing shipment', 'cancelled', 'shipped')
    expect(statuses(partsOfGroup(order(), mixed, facts()))).toEqual([
      ['shipped', 1],
      ['preparingShipment', 1],
      ['cancelled', 2],
    ])
    expect(partsOfGroup(order(), mixed, facts()).map(({ isLead }) => isLead)).toEqual([true, false, false])
  })

  it('lines that agree keep the status that the host names', () => {
    expect(statuses(partsOfGroup(order(), group('delivered', 'shipped', 'shipped'), facts()))).toEqual([
      ['delivered', 2],
    ])
  })

  it('[CA-04] a cancellation replaces the status of all of them', () => {
    const mixed = group(null, 'shipped', 'ordered')
    const asked = order({ pendingModification: { type: 'CANCEL_ORDER' } })
    expect(statuses(partsOfGroup(asked, mixed, facts()))).toEqual([['cancellationPending', 2]])
    expect(statuses(partsOfGroup(asked, mixed, facts(true)))).toEqual([['cancelled', 2]])
  })

  it('a payment that is due shows for what is ordered, and not for the rest', () => {
    const held = order({ paymentHoldFlag: true })
    expect(statuses(partsOfGroup(held, group(null, 'ordered', 'cancelled'), facts()))).toEqual([
      ['paymentPending', 1],
      ['cancelled', 1],
    ])
    for (const parts of [
      partsOfGroup(held, group(null, 'ordered', 'cancelled'), facts(false, true)),
      partsOfOrder({ ...held, group: [group(null, 'ordered')] }, facts(false, true)),
    ])
      expect(parts[0]?.status).toBe('paymentOverdue')
  })

  it('every line stands in one part, under the status that the history has for it', () => {
    const raw = fc.constantFrom(...Object.values(rawSalesStatuses).flat())
    fc.assert(
      fc.property(fc.array(fc.array(raw, { minLength: 2, maxLength: 6 }), { maxLength: 4 }), (groups) => {
        const whole = { ...order(), group: groups.map((one) => group(null, ...one)) }
        const parts = partsOfOrder(whole, facts())
        expect(parts.flatMap(({ items }) => items)).toHaveLength(groups.flat().length)
        for (const { status, items } of parts) {
          for (const item of items) {
            expect(status).toBe(displayStatusOfLine(item, 'SALES_ORDER'))
            expect(status).toBe(
              displayStatusOfHistoryLine(
                { ...item, orderType: 'SALES_ORDER', isCancellationPending: false, isPaymentPending: false },
                facts(),
              ),
            )
          }
        }
      }),
    )
  })
})
