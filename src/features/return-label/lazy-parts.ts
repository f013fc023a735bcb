import { lazyDialog } from '../lazy-dialog.ts'
import { lazyPart } from '../lazy-part.ts'

/** The dialog, with what it sends by, and the codes come when they are first shown. */
export const LabelDialog = lazyDialog(() =>
  Promise.all([import('./label-dialog.tsx'), import('../../services/dispatch-return-label.ts')]).then(
    ([it]) => it.LabelDialog,
  ),
)
export const DropOffCode = lazyPart(() => import('./drop-off-code.tsx').then((it) => it.DropOffCode))
export const Barcode = lazyPart(() => import('../order-detail/barcode/barcode.tsx').then((it) => it.Barcode))
