import * as v from 'valibot'
import { type RefundEntry, RefundStatus } from '../../contract/orders/refund-status.ts'
import { sampleTitle } from './sample-goods.ts'

type Entry = v.InferInput<typeof RefundEntry>

const card = { paymentType: 'CREDIT_CARD', paymentDisplayNumber: '4242' } as const

/** A return of one pair of shoes to a card, that has arrived and is being checked. */
export const checkedReturn: Entry = {
  kind: 'return',
  orderNumber: 'R00000001',
  currency: 'USD',
  country: 'us',
  requestedAt: '2026-11-10T08:30:00Z',
  returnMethod: 'upsDropoff',
  standing: { lineItemStatus: { status: 'Received At Return Center' } },
  itemDates: { returnCreated: '2026-11-10T08:30:00Z', returnInProcess: '2026-11-14T16:10:00Z' },
  pieces: [{ id: 'line-1', title: sampleTitle(0), size: '9', quantity: 1, amount: 140 }],
  due: 140,
  refunded: 0,
  toCome: 140,
  withheld: [],
  parts: [{ payment: card, amount: 140 }],
}

/** The same, given back the day before the walk. */
export const refundedReturn: Entry = {
  ...checkedReturn,
  standing: { lineItemStatus: { status: 'Return Processed' } },
  itemDates: { ...checkedReturn.itemDates, returnCompleted: '2026-11-19T09:00:00Z' },
  refunded: 140,
  toCome: 0,
  refund: { amount: 140, recordedAt: '2026-11-19T09:00:00Z' },
  reference: '74627000000000000000001',
}

/** What a sales order gives back for these reasons. */
export const sampleStatus = (
  entries: readonly Entry[],
  more: Partial<v.InferInput<typeof RefundStatus>> = {},
): RefundStatus =>
  v.parse(RefundStatus, { orderNumber: 'C00000001', currency: 'USD', entries: [...entries], ...more })
