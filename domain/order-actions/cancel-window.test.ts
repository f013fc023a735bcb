import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCustomized } from '../orders/customized.ts'
import {
  type CancellableOrder,
  canCancel,
  cancelRefusal,
  cancelWindow,
  cancelWindowMs,
} from './cancel-window.ts'

const placed = '2026-11-20T10:00:00.000Z'
const at = (minutes: number) => Date.parse(placed) + minutes * 60_000
const item = (pbid: string | null = null, customizedProductReference: string | null = null) => ({
  product: { pbid },
  customizedProductReference,
  lineItemStatus: { status: 'Ordered' },
  lineItemStatusVariant: 'ORDERED',
})
const order = (parts: Partial<CancellableOrder> = {}): CancellableOrder => ({
  transaction: { orderDate: placed },
  orderType: 'SALES_ORDER',
  pendingModification: null,
  paymentHoldFlag: false,
  deferredPaymentData: null,
  group: [{ actions: { cancel: { webLink: null } }, orderItems: [item()] }],
  ...parts,
})

describe('cancel window', () => {
  it('[CA-03] lasts 30 minutes from the order date and shuts when they have passed', () => {
    expect(cancelWindowMs('us')).toBe(1_800_000)
    expect(cancelWindow({ orderDate: placed, country: 'us', now: at(0) })).toEqual({
      isOpen: true,
      endsAt: at(30),
      remainingMs: 1_800_000,
    })
    expect(cancelWindow({ orderDate: placed, country: 'us', now: at(30) - 1 })).toEqual({
      isOpen: true,
      endsAt: at(30),
      remainingMs: 1,
    })
    expect(cancelWindow({ orderDate: placed, country: 'us', now: at(30) })).toEqual({
      isOpen: false,
      endsAt: at(30),
      remainingMs: 0,
    })
  })

  it.each([null, '', 'yesterday'])('is shut for the order date %s', (orderDate) => {
    expect(cancelWindow({ orderDate, country: 'us', now: at(0) })).toEqual({
      isOpen: false,
      endsAt: null,
      remainingMs: 0,
    })
  })

  it('[CA-03] never opens again once it is shut, and counts down to that very moment', () => {
    const time = fc.integer({ min: 0, max: 4_000_000_000_000 })
    const step = fc.integer({ min: -7_200_000, max: 7_200_000 })
    fc.assert(
      fc.property(time, step, fc.nat(7_200_000), (start, first, more) => {
        const orderDate = new Date(start).toISOString()
        const before = cancelWindow({ orderDate, country: 'us', now: start + first })
        const after = cancelWindow({ orderDate, country: 'us', now: start + first + more })
        expect(before.isOpen).toBe(first < cancelWindowMs('us'))
        expect(before.isOpen || !after.isOpen).toBe(true)
        expect(
          cancelWindow({ orderDate, country: 'us', now: start + first + before.remainingMs }).isOpen,
        ).toBe(false)
      }),
    )
  })
})

describe('cancel button', () => {
  it.each([
    ['within the window', {}, 0, false, null],
    ['a moment before its end', {}, 29.999, false, null],
    ['at its end', {}, 30, false, 'windowClosed'],
    ['without an order date', { transaction: { orderDate: null } }, 0, false, 'windowClosed'],
    ['recently cancelled', {}, 0, true, 'recentlyCancelled'],
    ['pending', { pendingModification: { type: 'CANCEL_ORDER' } }, 0, false, 'pending'],
    ['without groups', { group: [] }, 0, false, 'notOffered'],
    [
      'without the action',
      { group: [{ actions: { cancel: null }, orderItems: [] }] },
      0,
      false,
      'notOffered',
    ],
    [
      'with the action on the second group only',
      {
        group: [
          { actions: { cancel: null }, orderItems: [] },
          { actions: { cancel: {} }, orderItems: [] },
        ],
      },
      0,
      false,
      'notOffered',
    ],
  ] as [string, Partial<CancellableOrder>, number, boolean, string | null][])(
    '[CA-03] %s',
    (_, parts, minutes, recentlyCancelled, refusal) => {
      const question = { order: order(parts), now: at(minutes), recentlyCancelled, country: null }
      expect(cancelRefusal(question)).toBe(refusal)
      expect(canCancel(question)).toBe(refusal === null)
    },
  )

  it('[CA-03] shows only when action, window and both marks all allow it', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.integer({ min: 0, max: 60 }),
        fc.boolean(),
        fc.boolean(),
        (offered, minutes, pending, recentlyCancelled) => {
          const asked = order({
            pendingModification: pending ? { type: 'CANCEL_ORDER' } : null,
            group: [{ actions: { cancel: offered ? {} : null }, orderItems: [item()] }],
          })
          expect(canCancel({ order: asked, now: at(minutes), recentlyCancelled, country: null })).toBe(
            offered && minutes < 30 && !pending && !recentlyCancelled,
          )
        },
      ),
    )
  })

  it.each([
    ['a pbid', item('PB1')],
    ['a reference', item(null, 'CUSTOM-1')],
  ])('[CA-06] China’s customized items, known by %s, cannot be cancelled after 30 minutes', (_, custom) => {
    const asked = order({ group: [{ actions: { cancel: {} }, orderItems: [item(), custom] }] })
    const question = (minutes: number, country: string) => ({
      order: asked,
      now: at(minutes),
      recentlyCancelled: false,
      country,
    })
    expect(canCancel(question(29, 'cn'))).toBe(true)
    expect(cancelRefusal(question(30, 'cn'))).toBe('customizedWindowClosed')
    expect(cancelRefusal(question(30, 'us'))).toBe('windowClosed')
    expect(isCustomized(custom)).toBe(true)
  })

  it('[CA-06] says nothing of customized items where there are none', () => {
    expect(isCustomized(item())).toBe(false)
    expect(cancelRefusal({ order: order(), now: at(31), recentlyCancelled: false, country: 'cn' })).toBe(
      'windowClosed',
    )
  })
})
