import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { PartNotLoaded } from './part-not-loaded.tsx'

/** A part that its page cannot do without, loaded when it is first shown; where it does not come, its place says so. */
export const neededPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: PartNotLoaded }),
    ),
  )
