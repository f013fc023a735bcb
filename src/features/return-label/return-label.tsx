import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import {
  selectCodeState,
  selectDialogView,
  selectLabelView,
} from '../../../machines/return-label/return-label.selectors.ts'
import type { Order } from '../../contract/order.ts'
import { lineStatusesOf } from '../../domain/actions.ts'
import { goesToStore, type LabelMethod, labelMethodOf, offersLabel } from '../../domain/return-label.ts'
import { useFlags } from '../app-context.ts'
import { StoreCode } from '../return-instructions/store-code.tsx'
import { LabelPanel } from './label-panel.tsx'
import { LabelDialog } from './lazy-parts.ts'
import { ReturnLabelContext } from './return-label-context.ts'
import { useReturnLabelActor } from './use-return-label-actor.ts'

/**
 * What a return goes back with: its label with ways to get it, or the barcode of a store return (RL-04, RC-05). Nothing where
 * it has neither. Another method is another label: `key` by it.
 */
export function ReturnLabel({ order }: { readonly order: Order }) {
  const flags = useFlags()
  const method = labelMethodOf(order.returnMethod, flags.emeaPaperless)
  if (goesToStore(order.returnMethod) || order.returnToStore !== null) return <StoreCode order={order} />
  if (method === null || !offersLabel(lineStatusesOf(order), method)) return null
  return <CarrierLabel key={order.returnMethod} order={order} method={method} />
}

function CarrierLabel({ order, method }: { readonly order: Order; readonly method: LabelMethod }) {
  const actor = useReturnLabelActor(order, method)
  const label = useSelector(actor, selectLabelView)
  const dialog = useSelector(actor, selectDialogView)
  const code = useSelector(actor, selectCodeState)
  return (
    <ReturnLabelContext value={{ actor, order, method }}>
      <div data-flow="returnLabel" data-state={label} data-dialog={dialog} data-code={code}>
        <LabelPanel />
        <Suspense>{dialog !== 'closed' && <LabelDialog />}</Suspense>
      </div>
    </ReturnLabelContext>
  )
}
