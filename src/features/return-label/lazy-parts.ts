import { lazy } from 'react'

/** The dialog and the codes come when they are first shown. */
export const LabelDialog = lazy(() =>
  import('./label-dialog.tsx').then((module) => ({ default: module.LabelDialog })),
)
export const DropOffCode = lazy(() =>
  import('./drop-off-code.tsx').then((module) => ({ default: module.DropOffCode })),
)
export const Barcode = lazy(() =>
  import('../order-detail/barcode/barcode.tsx').then((module) => ({ default: module.Barcode })),
)
