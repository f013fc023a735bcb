import type { Order } from '../../../contract/orders/order.ts'
import { barcodeShape } from '../../../domain/orders/barcode.ts'
import { Barcode } from '../../components/order/barcode/barcode.tsx'
import css from '../../components/order/section.module.css'
import { usePage } from '../../components/order/use-page.ts'
import text from '../../ui/text.module.css'

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
        <Barcode text={barcodeNumber} height={shape.height} moduleWidth={shape.width} />
      )}
    </section>
  )
}
