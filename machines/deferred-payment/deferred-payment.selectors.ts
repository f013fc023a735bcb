import type { SnapshotFrom } from 'xstate'
import { paymentStateOf } from '../../domain/payments/deferred-payment.ts'
import { viewOf } from '../view-of.ts'
import type { deferredPaymentMachine } from './deferred-payment.machine.ts'
import { deferredPaymentViews } from './deferred-payment.types.ts'

type Snapshot = SnapshotFrom<typeof deferredPaymentMachine>

export type DeferredPaymentView = (typeof deferredPaymentViews)[number] | 'stopped'

const pageView = viewOf(deferredPaymentViews, 'skeleton')

export const selectPaymentView = (snapshot: Snapshot): DeferredPaymentView => {
  if (!snapshot.hasTag('nothingDue')) return pageView(snapshot)
  const { order } = snapshot.context
  return order !== null && paymentStateOf(order) === 'stopped' ? 'stopped' : 'paid'
}
