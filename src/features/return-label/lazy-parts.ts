import { lazyDialog } from '../../components/late/lazy-dialog.ts'
import { lazyPart } from '../../components/late/lazy-part.ts'

/** The dialog, with what it sends by, and the codes come when they are first shown. */
export const LabelDialog = lazyDialog(() =>
  Promise.all([
    import('./label-dialog.tsx'),
    import('../../../services/returns/dispatch-return-label.ts'),
  ]).then(([it]) => it.LabelDialog),
)
export const DropOffCode = lazyPart(() => import('./drop-off-code.tsx').then((it) => it.DropOffCode))
export const Barcode = lazyPart(() =>
  import('../../components/order/barcode/barcode.tsx').then((it) => it.Barcode),
)
