import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A part that its page can do without, loaded when it is first shown. One that does not come leaves its place empty: no
 * reason for a page that does not come.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  )
