import { type ComponentType, createElement, lazy, useState } from 'react'
import { PartNotLoaded } from './part-not-loaded.tsx'

/** A part of a page, and what fetches its code ahead. */
export type NeededPart<Props extends object> = {
  readonly Part: ComponentType<Props>
  readonly load: () => Promise<unknown>
}

/**
 * A part that its page cannot do without, loaded when it is first shown or ahead of that; one that is here already shows at
 * once, one that does not come says so in its place.
 */
export const neededPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): NeededPart<Props> => {
  let arrived: ComponentType<Props> | undefined
  const arrive = async () => {
    arrived ??= await load()
    return arrived
  }
  const Late = lazy(() =>
    arrive().then(
      (part) => ({ default: part }),
      () => ({ default: PartNotLoaded }),
    ),
  )
  const Part = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => arrived ?? Late)
    return createElement(Shown, props)
  }
  return { Part, load: arrive }
}
