import type { SnapshotFrom } from 'xstate'
import { paymentStateOf } from '../../domain/payments/deferred-payment.ts'
import type { deferredPaymentMachine } from './deferred-payment.machine.ts'

type Snapshot = SnapshotFrom<typeof deferredPaymentMachine>

export type DeferredPaymentView =
  | 'skeleton'
  | 'orderFailed'
  | 'paid'
  | 'stopped'
  | 'noWay'
  | 'preparing'
  | 'notPrepared'
  | 'unconfirmed'
  | 'ready'
  | 'leaving'
  | 'scanning'
  | 'codeExpired'
  | 'confirming'
  | 'stillDue'
  | 'unsure'

export const selectPaymentView = (snapshot: Snapshot): DeferredPaymentView => {
  const { order } = snapshot.context
  switch (snapshot.value) {
    case 'nothingDue':
      return order !== null && paymentStateOf(order) === 'stopped' ? 'stopped' : 'paid'
    case 'handingOver':
    case 'handedOver':
      return 'leaving'
    case 'inWallet':
      return 'ready'
    case 'opening':
    case 'deciding':
    case 'offering':
    case 'loadingOrder':
    case 'sessionEnded':
      return 'skeleton'
    default:
      return snapshot.value
  }
}
