import { useState } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { goesBackWith } from '../../../domain/return-methods/return-label.ts'
import { pendingDispatch } from '../../../machines/return-label/return-label.actors.ts'
import { useApp, useFlags } from '../../components/app/app-context.ts'
import { Icon } from '../../ui/marks/icon.tsx'
import css from './folded-label.module.css'
import { LabelHeading } from './label-heading.tsx'
import { CarrierLabel } from './return-label.tsx'
import { StoreCode } from './store-code.tsx'

/**
 * Label options of a return beside what else there is to say of it (RC-02, RL-04): made when they are unfolded, and unfolded where a reload
 * has interrupted the sending. The barcode of a store return is shown at once (RC-05).
 */
export function FoldedLabel({ order }: { readonly order: Order }) {
  const { emeaPaperless } = useFlags()
  const { changes } = useApp()
  const [isInterrupted] = useState(() => pendingDispatch(changes.keys, order.orderNumber) !== null)
  const [wasOpened, setOpened] = useState(isInterrupted)
  const method = goesBackWith(order, emeaPaperless)
  if (method === null) return null
  if (method === 'storeCode') return <StoreCode order={order} />
  return (
    <details
      className={css.fold}
      data-part="label-options"
      open={isInterrupted}
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary>
        <LabelHeading method={method} />
        <Icon name="down" />
      </summary>
      {wasOpened && <CarrierLabel key={order.returnMethod} order={order} method={method} />}
    </details>
  )
}
