import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { Order } from '../../../contract/order.ts'
import { lazyDialog } from '../../lazy-dialog.ts'
import { ReturnAction } from '../header/action-button.tsx'
import { loadNamedModal } from './load-named-modal.ts'
import { useModal } from './use-modal.ts'

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
