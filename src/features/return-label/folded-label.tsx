import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { returnTerms } from '../../../domain/countries/return-terms.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { goesBackWith, type LabelMethod } from '../../../domain/return-methods/return-label.ts'
import { pendingDispatch } from '../../../machines/return-label/return-label.actors.ts'
import { useApp, useFlags, usePlace } from '../../components/app/app-context.ts'
import { Button, type ButtonTone } from '../../ui/controls/button.tsx'
import { LabelHeading } from './label-heading.tsx'
import { CarrierLabel } from './return-label.tsx'
import { StoreCode } from './store-code.tsx'

type Folded = {
  readonly method: 'storeCode' | LabelMethod | null
  readonly id: string
  readonly isOpen: boolean
  /** A label is made when it is first asked for, and kept from then on. */
  readonly wasOpened: boolean
  /** Its words in this country. */
  readonly isViewed: boolean
  readonly toggle: () => void
}

/** What a return goes back with, folded away until it is asked for; in sight where a reload has interrupted its sending. */
export const useFoldedLabel = (order: Order): Folded => {
  const flags = useFlags()
  const { marketplace } = usePlace()
  const { changes } = useApp()
  const [isInterrupted] = useState(() => pendingDispatch(changes.keys, order.orderNumber) !== null)
  const [isOpen, setOpen] = useState(isInterrupted)
  const [wasOpened, setOpened] = useState(isInterrupted)
  return {
    method: goesBackWith(order, flags.emeaPaperless),
    id: useId(),
    isOpen,
    wasOpened,
    isViewed: returnTerms(orderCountry(order, marketplace), flags).viewsLabel,
    toggle: () => {
      setOpened(true)
      setOpen(!isOpen)
    },
  }
}

/** Shows the label beneath the header, and hides it again; its words say which. */
export function ShowLabel({ folded, tone }: { readonly folded: Folded; readonly tone: ButtonTone }) {
  const { method, isOpen, isViewed, id, toggle } = folded
  return (
    <Button tone={tone} onClick={toggle} aria-controls={id} data-action="label">
      <Words isCode={method === 'emeaPaperless'} isOpen={isOpen} isViewed={isViewed} />
    </Button>
  )
}

function Words(props: { readonly isCode: boolean; readonly isOpen: boolean; readonly isViewed: boolean }) {
  const { isCode, isOpen, isViewed } = props
  if (isViewed && !isOpen) return <Trans>View return label</Trans>
  if (isCode) return isOpen ? <Trans>Hide code</Trans> : <Trans>Show code</Trans>
  return isOpen ? <Trans>Hide label</Trans> : <Trans>Show label</Trans>
}

/** The label of a return's own page (RC-02, RL-04); the barcode of a store return is shown at once (RC-05). */
export function FoldedLabel(props: {
  readonly order: Order
  readonly folded: Folded
  /** Nothing was handed over yet. */
  readonly isStillHere: boolean
}) {
  const { order, folded, isStillHere } = props
  const { method, id, isOpen, wasOpened } = folded
  if (method === null) return null
  if (method === 'storeCode') return <StoreCode order={order} isStillHere={isStillHere} />
  return (
    <div id={id} hidden={!isOpen} data-part="label-options">
      {wasOpened && (
        <CarrierLabel
          key={order.returnMethod}
          order={order}
          method={method}
          heading={<LabelHeading method={method} />}
        />
      )}
    </div>
  )
}
