import { describe, expect, it } from 'vitest'
import { paymentTypes } from '../../../contract/orders/payment.ts'
import { minorDigits } from '../../../domain/format/money.ts'
import { displayStatuses, displayStatusOfLine } from '../../../domain/status/order-status.ts'
import { lineStatuses } from '../../../domain/status/simple-status.ts'
import { sampleOrders } from '../load-sandbox.ts'
import { markets } from '../markets/markets.ts'
import { sampleMembers } from '../members.ts'
import { sampleStores } from '../stores/sample-stores.ts'
import { storeList } from '../stores/store-list.ts'
import type { SampleOrder } from './order-spec.types.ts'
import { lineSteps } from './testing/line-steps.ts'

const now = new Date('2026-11-20T12:00:00Z')
const samples = sampleOrders(now)
const lines = samples.flatMap((sample) => sample.lines)
const amount = (value: number | null | undefined) => value ?? 0
const sum = (values: readonly (number | null | undefined)[]) =>
  values.reduce<number>((total, value) => total + amount(value), 0)

describe('sample orders', () => {
  it('are at least 400, of at least 12 members in 12 countries', () => {
    const withOrders = new Set(samples.flatMap(({ order }) => order.upmId ?? []))
    const countries = new Set(
      sampleMembers.filter(({ upmId }) => withOrders.has(upmId)).map(({ country }) => country),
    )
    expect(samples.length).toBeGreaterThanOrEqual(400)
    expect(withOrders.size).toBeGreaterThanOrEqual(12)
    expect(countries.size).toBeGreaterThanOrEqual(12)
  })

  it('are the same every time for the same moment', () => {
    expect(sampleOrders(now)).toEqual(samples)
  })

  it('that wait to be picked up all name a store that is known, and when they were ready', () => {
    const known = new Set(sampleStores(now).map(({ storeId }) => storeId))
    const waiting = samples.filter(({ order }) => order.pickupAddress)
    expect(waiting.length).toBeGreaterThan(20)
    for (const { order, lines: own, pickup } of waiting) {
      expect([order.country, known.has(pickup?.storeId ?? '')]).toEqual([order.country, true])
      const ready = own.filter(
        (line) => line.statusVariant === 'PICKUP_READY' || line.status === 'Ready For Pickup',
      )
      expect(ready.filter((line) => !line.dates?.readyForPickup)).toEqual([])
    }
    expect(Object.keys(markets).filter((country) => !(country in storeList))).toEqual([])
  })

  it('have numbers and lines of their own', () => {
    expect(new Set(samples.map(({ order }) => order.orderNumber)).size).toBe(samples.length)
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  })

  it('add up, to the minor unit', () => {
    for (const { order, lines: own } of samples) {
      const taxed = sum([
        order.subTotal,
        -amount(order.promotionalCodeDiscount),
        order.shippingTotal,
        order.totalFees,
        order.totalTaxes,
      ])
      expect([order.orderNumber, taxed]).toEqual([order.orderNumber, order.orderTotal])
      expect(sum(own.map((line) => line.chargedPrice))).toBe(
        amount(order.subTotal) - amount(order.promotionalCodeDiscount),
      )
      expect(sum(own.map((line) => line.chargedPrice))).toBe(order.chargedPrice)
      expect(sum(own.map((line) => line.taxes))).toBe(order.totalTaxes)
      expect(sum(own.map((line) => line.fees))).toBe(order.totalFees)
      expect(sum(own.map((line) => line.msrp))).toBe(order.msrp)
      expect(amount(order.msrp)).toBeGreaterThanOrEqual(amount(order.subTotal))
    }
  })

  it('add up in their alternate currency too', () => {
    const withAlternate = samples.filter(({ order }) => order.totalsAlt)
    expect(withAlternate.length).toBeGreaterThan(10)
    for (const { order, lines: own } of withAlternate) {
      const alt = order.totalsAlt
      const total = sum([
        alt?.subTotal,
        -amount(alt?.promotionalCodeDiscount),
        alt?.shippingTotal,
        alt?.totalFees,
        alt?.totalTaxes,
      ])
      expect(total).toBe(alt?.orderTotal)
      expect(sum(own.map((line) => line.amountsAlt?.chargedPrice))).toBe(alt?.chargedPrice)
      expect(order.currencyAlt).toMatch(/^[A-Z]{3}$/)
    }
  })

  it('tell nothing that has not happened yet, and things in the order in which they happen', () => {
    for (const line of lines) {
      const dates = line.dates ?? {}
      const times = (['ordered', ...lineSteps] as const).flatMap((step) =>
        dates[step] ? [Date.parse(dates[step])] : [],
      )
      expect([line.id, times]).toEqual([line.id, times.toSorted((one, other) => one - other)])
      expect(Math.max(...times)).toBeLessThan(now.getTime())
      if (dates.estimatedDeliveryDate)
        expect(Date.parse(dates.estimatedDeliveryDate)).toBeGreaterThan(now.getTime())
    }
  })

  it('show every display status, every simple line status and every payment type', () => {
    const shown = new Set(
      samples.flatMap(({ order, lines: own }) => own.map((line) => statusOf(order, line))),
    )
    const due = samples.some(({ order }) => order.paymentPending)
    expect(displayStatuses.filter((status) => !shown.has(status))).toEqual([
      'cancellationPending',
      'paymentPending',
      'paymentOverdue',
      'unknown',
    ])
    expect([due, samples.some(({ order }) => order.pendingModification === 'CANCEL_ORDER')]).toEqual([
      true,
      true,
    ])
    const variants = new Set(lines.map((line) => line.statusVariant))
    expect(Object.keys(lineStatuses).filter((status) => !variants.has(status))).toEqual([])
    const paid = new Set(
      samples.flatMap(({ order }) => (order.payments ?? []).map((payment) => payment.paymentType)),
    )
    expect(paymentTypes.filter((type) => !paid.has(type))).toEqual([])
  })

  it('come in currencies of 0, 2 and 3 decimals, from 1 to 200 lines, from today back to three years ago', () => {
    const counts = samples.map(({ lines: own }) => own.length)
    const ages = samples.map(({ order }) => (now.getTime() - order.orderDate.getTime()) / 86_400_000)
    expect(new Set(samples.map(({ order }) => minorDigits(order.currency ?? 'USD')))).toEqual(
      new Set([0, 2, 3]),
    )
    expect([1, 2, 3, 4, 5, 6, 200].filter((count) => !counts.includes(count))).toEqual([])
    expect(Math.min(...ages)).toBeLessThan(0.01)
    expect(Math.max(...ages)).toBeGreaterThan(900)
    expect(Math.max(...ages)).toBeLessThan(3 * 366)
  })

  it('fill many history pages of one member and leave one member without any', () => {
    const of = (email: string) =>
      samples.filter(({ order }) => order.contactEmail === email && order.upmId).length
    expect(of('maya@example.com')).toBeGreaterThan(60)
    expect(of('noah@example.com')).toBe(0)
  })

  it('use only mail addresses that can belong to nobody', () => {
    for (const { order } of samples) expect(order.contactEmail).toMatch(/^[a-z.]+@example\.com$/)
  })

  it('return orders name a sales order of the same buyer, whose group names them', () => {
    const byNumber = new Map(samples.map((sample) => [sample.order.orderNumber, sample]))
    const returns = samples.filter(({ order }) => order.orderType === 'RETURN_ORDER')
    expect(returns.length).toBeGreaterThan(20)
    for (const { order } of returns) {
      const sale = byNumber.get(order.parentSalesOrderNumber ?? '')
      expect(sale?.order.contactEmail).toBe(order.contactEmail)
      expect(sale?.groups.map((group) => group.returnOrderNumber)).toContain(order.orderNumber)
      expect(order.returnMethod).toMatch(/^[a-zA-Z]+$/)
    }
  })
})

const statusOf = (order: SampleOrder['order'], line: SampleOrder['lines'][number]) =>
  displayStatusOfLine(
    { lineItemStatus: { status: line.status }, lineItemStatusVariant: line.statusVariant ?? null },
    order.orderType ?? 'SALES_ORDER',
  )
