import { Suspense } from 'react'
import type { Order } from '../../contract/order.ts'
import { barcodeShape } from '../../domain/barcode.ts'
import text from '../../ui/text.module.css'
import { lazyPart } from '../lazy-part.ts'
import { usePage } from '../order-detail/use-page.ts'
import css from './instructions.module.css'

const Barcode = lazyPart(() => import('../order-detail/barcode/barcode.tsx').then((it) => it.Barcode))

/** What is shown in the store, where the return has it (RC-05). */
export function StoreCode({ order }: { readonly order: Order }) {
  const { flags } = usePage()
  const { returnToStore } = order
  if (returnToStore === null) return null
  const { header, subheader, barcodeNumber } = returnToStore
  const shape = barcodeNumber ? barcodeShape(barcodeNumber) : null
  return (
    <section className={css.part} data-part="return-to-store">
      {header && <h2 className={text.h2}>{header}</h2>}
      {subheader && <p className={text.soft}>{subheader}</p>}
      {flags.enableReturnsBarcode && barcodeNumber && shape && (
        <Suspense fallback={<div style={{ blockSize: shape.height }} />}>
          <Barcode text={barcodeNumber} height={shape.height} moduleWidth={shape.width} />
        </Suspense>
      )}
    </section>
  )
}
