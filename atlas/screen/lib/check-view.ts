import { stateName } from '../../../src/components/app/state-name.ts'
import type { Cast, Played } from './cast.ts'

/** States of a chart as elements of the page name them: by view, or as the chart itself does. */
const namesOf = ({ model, way }: Played): { readonly view: string | null; readonly state: string } => ({
  view: model.view?.(way.snapshot) ?? null,
  state: stateName(way.snapshot.value),
})

const markedBy = (page: Element, { model }: Played): readonly Element[] => [
  ...page.querySelectorAll(`[data-flow="${model.machine.id}"][data-state]`),
]

/** What stands in the attributes of an element that say where a chart is: `data-state`, and those of its further regions. */
const saidBy = (element: Element): readonly string[] =>
  [...element.attributes].filter(({ name }) => name.startsWith('data-')).map(({ value }) => value)

const isRight = (played: Played) => {
  const { view, state } = namesOf(played)
  const words = [view, state, ...state.split(' ')]
  return (element: Element) => saidBy(element).some((said) => words.includes(said))
}

const faultOfMarks = (page: Element, played: Played): string | null => {
  const marked = markedBy(page, played)
  if (marked.some(isRight(played))) return null
  const { view, state } = namesOf(played)
  const shown = marked.map((element) => element.getAttribute('data-state')).join(', ')
  return `${played.model.machine.id} shows ${shown} in place of ${view ?? state} (${state})`
}

/** What stands on the page where no element names the flow. */
const faultOfParts = (
  page: Element,
  parts: Readonly<Record<string, string>>,
  view: string,
): string | null => {
  const there = Object.keys(parts).filter((name) => page.querySelector(parts[name] ?? ''))
  return there.length === 1 && there[0] === view
    ? null
    : `The page has the parts of ${there.join(', ') || 'no view'} in place of ${view || 'its only view'}`
}

const isEmpty = (element: Element | null) => !element?.textContent?.trim()

/**
 * What is wrong with the page: it must say that the flow on show is where it was brought; where it has no element for that
 * flow, what its outermost flow shows while it is there.
 */
export const faultOf = (cast: Cast, page: Element): string | null => {
  const { shown, outer, stage } = cast
  if (isEmpty(page.querySelector('main'))) return 'The page is empty'
  const view = namesOf(shown).view ?? ''
  if (stage.parts?.[view]) return faultOfParts(page, stage.parts, view)
  return faultOfMarks(page, markedBy(page, shown).length > 0 ? shown : outer)
}

/** Scrolls to what shows the flow, where nothing of it is in sight. */
export const bringIntoView = ({ shown, stage }: Cast, page: Element): void => {
  const part = stage.parts?.[namesOf(shown).view ?? '']
  const [element = part === undefined ? null : page.querySelector(part)] = markedBy(page, shown)
  if (element === null || page.querySelector('dialog[open]') !== null) return
  if (element.getBoundingClientRect().top > innerHeight * 0.75) element.scrollIntoView({ block: 'center' })
}
