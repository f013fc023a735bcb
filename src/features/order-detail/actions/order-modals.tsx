import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { Order } from '../../../../contract/orders/order.ts'
import { lazyDialog } from '../../../components/late/lazy-dialog.ts'
import { loadNamedModal } from '../../../components/order/modals/load-named-modal.ts'
import { useModal } from '../../../components/order/modals/use-modal.ts'
import { ReturnAction } from './action-button.tsx'

const NamedModal = lazyDialog(loadNamedModal)

/** What the address names over an order's page (OD-04, SH-03). */
export function OrderModals({ order }: { readonly order: Order }) {
  const { modal, close } = useModal()
  const startReturn = (
    <ReturnAction order={order} tone="black">
      <Trans>Choose items</Trans>
    </ReturnAction>
  )
  return (
    <Suspense>
      {modal !== null && <NamedModal order={order} modal={modal} startReturn={startReturn} onClose={close} />}
    </Suspense>
  )
}
