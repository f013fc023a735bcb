import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { barcodeShape } from '../../../domain/orders/barcode.ts'
import { storeName } from '../../../domain/pickup/store-name.ts'
import { HeldOut } from '../../components/code/held-out.tsx'
import { KeepOffline } from '../../components/code/keep-offline.tsx'
import { Barcode } from '../../components/order/barcode/barcode.tsx'
import section from '../../components/order/section.module.css'
import { useLastHandOverDay } from '../../components/order/use-last-hand-over-day.ts'
import { usePage } from '../../components/order/use-page.ts'
import { StoreFacts } from '../../components/store/store-facts.tsx'
import { StoreHours } from '../../components/store/store-hours.tsx'
import place from '../../components/store/store-place.module.css'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import text from '../../ui/text.module.css'
import css from './store-code.module.css'

/** What is shown in the store, where the return has it (RC-05), and the store that was picked: where it is and when it is open. */
export function StoreCode(props: { readonly order: Order; readonly isStillHere: boolean }) {
  const { order, isStillHere } = props
  const { flags } = usePage()
  const { returnToStore } = order
  if (returnToStore === null) return null
  const { header, subheader, barcodeNumber, store } = returnToStore
  const shape = barcodeNumber ? barcodeShape(barcodeNumber) : null
  const name = store && storeName(store)
  const hasCode = flags.enableReturnsBarcode && barcodeNumber && shape
  const Heading = header || hasCode ? 'h3' : 'h2'
  return (
    <section className={section.part} data-part="return-to-store">
      {(header || hasCode) && <h2 className={text.h2}>{header ?? <Trans>Your return code</Trans>}</h2>}
      {subheader && <p className={text.soft}>{subheader}</p>}
      {hasCode && (
        <div className={css.code}>
          <Barcode text={barcodeNumber} height={shape.height} moduleWidth={shape.width} />
          {isStillHere && <LargeCode code={barcodeNumber} shape={shape} />}
          {isStillHere && <KeepStoreCode order={order} barcode={barcodeNumber} place={name} />}
        </div>
      )}
      {store && (
        <div className={css.store} data-part="return-store">
          <div className={place.facts}>
            <Heading className={text.h3}>
              {isStillHere ? (
                <Trans>
                  Bring it to <bdi>{name}</bdi>
                </Trans>
              ) : (
                <Trans>
                  You brought it to <bdi>{name}</bdi>
                </Trans>
              )}
            </Heading>
            <StoreFacts store={store} />
          </div>
          <div>
            <StoreHours store={store} />
          </div>
        </div>
      )}
    </section>
  )
}

function KeepStoreCode(props: {
  readonly order: Order
  readonly barcode: string
  readonly place: string | null
}) {
  const { order, barcode, place } = props
  const lastDay = useLastHandOverDay(order)
  return <KeepOffline code={{ kind: 'storeCode', number: order.orderNumber, lastDay, barcode, place }} />
}

/** The code to scan at the register, by itself and as large as the screen allows (RC-07). */
function LargeCode(props: { readonly code: string; readonly shape: ReturnType<typeof barcodeShape> }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { code, shape } = props
  const close = () => setOpen(false)
  return (
    <>
      <Button tone="line" onClick={() => setOpen(true)}>
        <Trans>Show code large</Trans>
      </Button>
      {isOpen && (
        <Dialog
          title={
            <Trans comment="Heading of a dialog with a code: where people pay in a store, which takes the return">
              Show this code at the register
            </Trans>
          }
          close={{
            label: t({
              message: 'Close',
              comment: 'Names the × that closes a dialog or a notice, read out (verb)',
            }),
            onClose: close,
          }}
          actions={
            <Button onClick={close}>
              <Trans comment="Button that closes a dialog after reading it. Up to 11 characters">Done</Trans>
            </Button>
          }
        >
          <HeldOut>
            <div className={css.large}>
              <Barcode text={code} height={shape.height * 2} moduleWidth={shape.width * 2} />
            </div>
          </HeldOut>
        </Dialog>
      )}
    </>
  )
}
