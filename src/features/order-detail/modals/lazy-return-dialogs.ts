import { lazyDialog } from '../../lazy-dialog.ts'

export const ReturnDialog = lazyDialog(() => import('./return-dialog.tsx').then((it) => it.ReturnDialog))
export const ReturnConfirmationDialog = lazyDialog(() =>
  import('./return-confirmation-dialog.tsx').then((it) => it.ReturnConfirmationDialog),
)
