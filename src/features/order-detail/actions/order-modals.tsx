import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../../contract/orders/order.ts'
import { NamedModal } from '../../../components/order/modals/named-modal.tsx'
import { useModal } from '../../../components/order/modals/use-modal.ts'
import { ReturnAction } from './action-button.tsx'

/** What the address names over an order's page (OD-04, SH-03). */
export function OrderModals({ order }: { readonly order: Order }) {
  const { modal, close } = useModal()
  const startReturn = (
    <ReturnAction order={order} tone="black">
      <Trans>Choose items</Trans>
    </ReturnAction>
  )
  if (modal === null) return null
  return <NamedModal order={order} modal={modal} startReturn={startReturn} onClose={close} />
}
