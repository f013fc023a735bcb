import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { goesBackWith, type LabelMethod } from '../../../domain/return-methods/return-label.ts'
import {
  selectCodeState,
  selectDialogView,
  selectLabelView,
} from '../../../machines/return-label/return-label.selectors.ts'
import { useFlags } from '../../components/app/app-context.ts'
import { LabelDialog } from './label-dialog.tsx'
import { LabelHeading } from './label-heading.tsx'
import { LabelPanel } from './label-panel.tsx'
import { ReturnLabelContext } from './return-label-context.ts'
import { StoreCode } from './store-code.tsx'
import { useReturnLabelActor } from './use-return-label-actor.ts'

/**
 * What a return goes back with: its label with ways to get it, or the barcode of a store return (RL-04, RC-05). Nothing where
 * it has neither. Another method is another label: `key` by it.
 */
export function ReturnLabel(props: {
  readonly order: Order
  /** Nothing was handed over yet. */
  readonly isStillHere: boolean
}) {
  const { order, isStillHere } = props
  const flags = useFlags()
  const method = goesBackWith(order, flags.emeaPaperless)
  if (method === 'storeCode') return <StoreCode order={order} isStillHere={isStillHere} />
  if (method === null) return null
  return (
    <CarrierLabel
      key={order.returnMethod}
      order={order}
      method={method}
      heading={<LabelHeading method={method} />}
      isConfirmation
    />
  )
}

/** The label of a return by one way. */
export function CarrierLabel({
  order,
  method,
  heading,
  isConfirmation = false,
}: {
  readonly order: Order
  readonly method: LabelMethod
  readonly heading?: ReactNode
  /** It stands on the confirmation of the return, not on the return's own page. */
  readonly isConfirmation?: boolean
}) {
  const actor = useReturnLabelActor(order, method)
  const label = useSelector(actor, selectLabelView)
  const dialog = useSelector(actor, selectDialogView)
  const code = useSelector(actor, selectCodeState)
  return (
    <ReturnLabelContext value={{ actor, order, method, isConfirmation }}>
      <div data-flow="returnLabel" data-state={label} data-dialog={dialog} data-code={code}>
        <LabelPanel heading={heading} />
        {dialog !== 'closed' && <LabelDialog />}
      </div>
    </ReturnLabelContext>
  )
}
