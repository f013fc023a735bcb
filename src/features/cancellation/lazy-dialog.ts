import { lazy } from 'react'

/** Fetches the dialog's code: most orders cannot be cancelled and never need it. */
export const loadDialog = () => import('./cancellation-dialog.tsx')

export const CancellationDialog = lazy(() =>
  loadDialog().then(({ CancellationDialog: Dialog }) => ({ default: Dialog })),
)
