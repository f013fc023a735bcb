import { stateName } from '../../../src/components/app/state-name.ts'
import type { Cast } from './cast.ts'

/** What is wrong with the page: it must say that the flow on show is where it was brought. */
export const faultOf = ({ model, way }: Cast, page: Element): string | null => {
  const { id } = model.machine
  const shown = [...page.querySelectorAll(`[data-flow="${id}"][data-state]`)].map((element) =>
    element.getAttribute('data-state'),
  )
  const view = model.view?.(way.snapshot)
  const value = stateName(way.snapshot.value)
  const isRight = (state: string | null) => state !== null && (state === view || value.includes(state))
  if (shown.length > 0 && view !== undefined && !shown.some(isRight))
    return `The page shows ${shown.join(', ')} in place of ${view} (${value})`
  return page.textContent?.trim() ? null : 'The page is empty'
}
