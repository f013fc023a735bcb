import { OrderFailedDialog } from '../../../components/order/order-failed.tsx'
import { useWizard } from '../return-wizard-context.ts'

/** The order did not come: contact us, or try again. */
export function OrderFailed() {
  const actor = useWizard()
  return <OrderFailedDialog onRetry={() => actor.send({ type: 'order.retry' })} />
}
