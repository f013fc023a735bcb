import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { DialogFailed } from './dialog-failed.tsx'

/** A dialog whose code comes when it opens; where that does not come, the dialog says so and offers to try again. */
export const lazyDialog = <Props extends { readonly onClose?: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (dialog) => ({ default: dialog }),
      () => ({ default: DialogFailed }),
    ),
  )
