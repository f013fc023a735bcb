import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderPaymentData } from '../../contract/orders/deferred-payment-data.ts'
import { statusFacts as facts } from '../testing/samples.ts'
import {
  displayPriority,
  displayStatuses,
  displayStatusOfGroup,
  displayStatusOfGroupIn,
  displayStatusOfHistoryLine,
  displayStatusOfLine,
  inDisplayOrder,
  isPaymentPending,
  replacedStatus,
  type StatusOrder,
  statusLooks,
} from './order-status.ts'
import { lineStatuses, rawSalesStatuses, simpleStatuses } from './simple-status.ts'

const line = (status: string, shipmentNumber: string | null = null) => ({
  lineItemStatus: { status },
  lineItemStatusVariant: null,
  shipmentNumber,
})
const group = (...orderItems: ReturnType<typeof line>[]) => ({ headingVariant: null, orderItems })
const order = (parts: Partial<StatusOrder>): StatusOrder => ({
  orderType: 'SALES_ORDER',
  group: [],
  pendingModification: null,
  paymentHoldFlag: false,
  deferredPaymentData: null,
  ...parts,
})
const cancelling = { type: 'CANCEL_ORDER' } as const

const form = { action: '/pay', method: 'POST', fields: [] }
const job = (changes: Partial<Extract<OrderPaymentData, { status: unknown }>>): OrderPaymentData => ({
  id: 'j1',
  status: 'COMPLETED',
  eta: null,
  error: null,
  response: null,
  ...changes,
})

describe('display statuses', () => {
  it('[OD-18] are the specification’s fifteen, unknown, and one of ours for a payment that never came', () => {
    expect(displayStatuses).toEqual([
      'ordered',
      'preparingShipment',
      'shipped',
      'delivered',
      'cancelled',
      'cancellationPending',
      'readyForPickUp',
      'pickedUp',
      'returnRequested',
      'returnCreated',
      'returnInProcess',
      'returnCompleted',
      'returnDenied',
      'returnedToStore',
      'paymentPending',
      'paymentOverdue',
      'unknown',
    ])
  })

  it('[OD-18] each have a tone and their lanes', () => {
    expect(statusLooks).toEqual({
      ordered: { tone: 'move', progress: 0 },
      preparingShipment: { tone: 'move', progress: 1 },
      shipped: { tone: 'move', progress: 2 },
      delivered: { tone: 'good', progress: 4 },
      cancelled: { tone: 'end', progress: null },
      cancellationPending: { tone: 'wait', progress: null },
      readyForPickUp: { tone: 'wait', progress: 2 },
      pickedUp: { tone: 'good', progress: 4 },
      returnRequested: { tone: 'move', progress: 0 },
      returnCreated: { tone: 'move', progress: 1 },
      returnInProcess: { tone: 'move', progress: 2 },
      returnCompleted: { tone: 'good', progress: 4 },
      returnDenied: { tone: 'bad', progress: null },
      returnedToStore: { tone: 'move', progress: 3 },
      paymentPending: { tone: 'wait', progress: null },
      paymentOverdue: { tone: 'end', progress: null },
      unknown: { tone: 'end', progress: null },
    })
    expect(Object.keys(statusLooks)).toEqual([...displayStatuses])
  })

  it('[OD-18] every simple line status and every raw status shows as one of them', () => {
    for (const [variant, simple] of Object.entries(lineStatuses)) {
      const shown = displayStatusOfLine(
        { lineItemStatus: { status: '' }, lineItemStatusVariant: variant },
        'SALES_ORDER',
      )
      expect([variant, shown]).toEqual([variant, simple])
    }
    const shown = Object.values(rawSalesStatuses)
      .flat()
      .map((raw) => displayStatusOfLine(line(raw), 'SALES_ORDER'))
    expect(shown.filter((status) => !displayStatuses.includes(status) || status === 'unknown')).toEqual([])
  })

  it('shows a confirmed order as ordered and a return that is asked for as requested', () => {
    expect(displayStatusOfLine(line('Order Confirmed'), 'SALES_ORDER')).toBe('ordered')
    expect(displayStatusOfLine(line('RETURN REQUEST CREATED'), 'RETURN_ORDER')).toBe('returnRequested')
    expect(displayStatusOfLine(line('return created'), 'RETURN_ORDER')).toBe('returnCreated')
  })
})

describe('display priority', () => {
  const inOrder = [
    line('shipped', 'S1'),
    line('delivered', 'S2'),
    line('shipped'),
    line('ordered'),
    line('delivered'),
    line('return created'),
    line('return in progress'),
    line('return processed'),
    line('return denied'),
    line('cancelled'),
    line('picked up'),
  ]

  it('[OD-11] is the specification’s', () => {
    expect(
      displayPriority.map(
        (entry) => `${entry.status}${entry.withShipmentNumber ? ' with shipment number' : ''}`,
      ),
    ).toEqual([
      'shipped with shipment number',
      'delivered with shipment number',
      'shipped',
      'ordered',
      'delivered',
      'returnCreated',
      'returnInProcess',
      'returnCompleted',
      'returnDenied',
      'cancelled',
    ])
  })

  it('[OD-11] sorts lines into it from any order, others last', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(inOrder, { minLength: inOrder.length }), (shuffled) => {
        expect(inDisplayOrder(shuffled, 'SALES_ORDER')).toEqual(inOrder)
      }),
    )
  })

  it.each(simpleStatuses.filter((status) => !displayPriority.some((entry) => entry.status === status)))(
    '[OD-11] puts %s among the others, after cancelled',
    (status) => {
      const raw = Object.entries(rawSalesStatuses).find(([simple]) => simple === status)?.[1][0] ?? 'mystery'
      expect(inDisplayOrder([line(raw, 'S9'), line('cancelled')], 'SALES_ORDER')).toEqual([
        line('cancelled'),
        line(raw, 'S9'),
      ])
    },
  )

  it('keeps lines of the same rank in their order', () => {
    const twins = [line('ordered', 'b'), line('ordered', 'a'), line('ordered', 'c')]
    expect(inDisplayOrder(twins, 'SALES_ORDER')).toEqual(twins)
  })
})

describe('status of groups and orders', () => {
  it('takes what the host names, else the first line in priority, else unknown', () => {
    const lines = [line('cancelled'), line('shipped', 'S1')]
    expect(displayStatusOfGroup({ headingVariant: 'delivered', orderItems: lines }, 'SALES_ORDER')).toBe(
      'delivered',
    )
    expect(displayStatusOfGroup({ headingVariant: 'sparkling', orderItems: lines }, 'SALES_ORDER')).toBe(
      'shipped',
    )
    expect(displayStatusOfGroup({ headingVariant: 'toString', orderItems: lines }, 'SALES_ORDER')).toBe(
      'shipped',
    )
    expect(displayStatusOfGroup({ headingVariant: 'unknown', orderItems: lines }, 'SALES_ORDER')).toBe(
      'shipped',
    )
    expect(displayStatusOfGroup(group(), 'SALES_ORDER')).toBe('unknown')
  })

  it.each([
    [null, false, null],
    [cancelling, false, 'cancellationPending'],
    [null, true, 'cancelled'],
    [cancelling, true, 'cancelled'],
  ] as const)(
    '[CA-04] pending %o and recently cancelled %s replace the group status by %s',
    (pending, recently, shown) => {
      const asked = order({
        pendingModification: pending,
        group: [group(line('ordered')), group(line('shipped'))],
      })
      expect(replacedStatus(asked, recently)).toBe(shown)
      expect(asked.group.map((one) => displayStatusOfGroupIn(asked, one, facts(recently)))).toEqual(
        shown === null ? ['ordered', 'shipped'] : [shown, shown],
      )
    },
  )

  it('shows a payment that is due in the place of ordered only', () => {
    const held = order({ paymentHoldFlag: true, group: [group(line('ordered')), group(line('shipped'))] })
    expect(held.group.map((one) => displayStatusOfGroupIn(held, one, facts()))).toEqual([
      'paymentPending',
      'shipped',
    ])
    const pending = { ...held, pendingModification: cancelling }
    expect(pending.group.map((one) => displayStatusOfGroupIn(pending, one, facts()))).toEqual([
      'cancellationPending',
      'cancellationPending',
    ])
  })

  it.each([
    [{ paymentHoldFlag: false, deferredPaymentData: null }, false],
    [{ paymentHoldFlag: false, deferredPaymentData: { form: null, qrCodeURL: null } }, false],
    [{ paymentHoldFlag: true, deferredPaymentData: null }, true],
    [{ paymentHoldFlag: false, deferredPaymentData: { form, qrCodeURL: null } }, true],
    [{ paymentHoldFlag: false, deferredPaymentData: job({ status: 'IN_PROGRESS' }) }, true],
    [{ paymentHoldFlag: false, deferredPaymentData: job({ response: { form, qrCodeURL: null } }) }, true],
    [{ paymentHoldFlag: false, deferredPaymentData: job({}) }, false],
    [
      {
        paymentHoldFlag: false,
        deferredPaymentData: { form: null, qrCodeURL: 'https://pay.podium.example/q' },
      },
      true,
    ],
  ])('knows from %o whether a payment is pending', (parts, pending) => {
    expect(isPaymentPending(parts)).toBe(pending)
  })

  it.each([
    [{ isCancellationPending: false, isPaymentPending: false }, false, 'ordered'],
    [{ isCancellationPending: false, isPaymentPending: true }, false, 'paymentPending'],
    [{ isCancellationPending: true, isPaymentPending: true }, false, 'cancellationPending'],
    [{ isCancellationPending: true, isPaymentPending: true }, true, 'cancelled'],
  ])('[CA-04] a history line %o, recently cancelled %s, shows as %s', (flags, recently, shown) => {
    const item = { ...line('ordered'), orderType: 'SALES_ORDER' as const, ...flags }
    expect(displayStatusOfHistoryLine(item, facts(recently))).toBe(shown)
  })

  it.each([
    [{ isCancellationPending: false, isPaymentPending: false }, 'ordered'],
    [{ isCancellationPending: false, isPaymentPending: true }, 'paymentOverdue'],
    [{ isCancellationPending: true, isPaymentPending: true }, 'cancellationPending'],
  ])('a history line %o whose time to pay is over shows as %s', (flags, shown) => {
    const item = { ...line('ordered'), orderType: 'SALES_ORDER' as const, ...flags }
    expect(displayStatusOfHistoryLine(item, facts(false, true))).toBe(shown)
  })
})
