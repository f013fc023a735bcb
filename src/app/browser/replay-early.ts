import type { EarlyTap, Entry } from '../../../domain/pages/early-taps.ts'
import { samePlace } from './same-place.ts'

type Field = Entry['field']

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

const isFile = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'file'

const isChanged = (field: Field): boolean => {
  if (isTicked(field)) {
    // Choosing one radio button gives up the others.
    const isGivenUp = field.type === 'radio' && !field.checked
    return field.checked !== field.defaultChecked && !isGivenUp
  }
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  }
  return field.value !== field.defaultValue
}

/** Fields of a page that came rendered and were filled in before its script came, by the browser itself as well. */
export const earlyEntries = (root: ParentNode): readonly Entry[] =>
  [...root.querySelectorAll<Field>('input, textarea, select')]
    .filter(isChanged)
    .map((field) => ({ field, value: field.value, isChecked: isTicked(field) ? field.checked : null }))

/** Sets the field as the shopper did: past the property that React watches, so that it hears of the change. */
const enter = (field: Field, { field: before, value, isChecked }: Entry): void => {
  // What a field for files holds can be handed on, and not be typed.
  if (isFile(field)) {
    if (field !== before && isFile(before)) field.files = before.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (isTicked(field)) {
    if (field.checked === isChecked) field.checked = !isChecked
    field.click()
    return
  }
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

const entering = (root: Element, entry: Entry): (() => void) => {
  const find = samePlace(root, entry.field)
  return () => {
    const field = find()
    if (field) enter(field, entry)
  }
}

const pressing = (root: Element, tap: EarlyTap): (() => void) => {
  if (tap.kind === 'click') {
    const find = samePlace(root, tap.target)
    return () => find()?.click()
  }
  const findForm = samePlace(root, tap.target)
  const findSubmitter = tap.submitter ? samePlace(root, tap.submitter) : () => null
  return () => {
    const submitter = findSubmitter()
    if (submitter !== null || tap.submitter === null) findForm()?.requestSubmit(submitter)
  }
}

/**
 * Takes what a shopper did before the page answered.
 * @param found what was filled in when the page's script came.
 * @returns plays it again: first what they filled in, then what they pressed. Where the page has begun anew meanwhile, on what
 *   then stands in the same place; what is no longer offered is left.
 */
export const takeEarly = (root: Element, found: readonly Entry[]): (() => void) => {
  const { entries, taps } = window.takeEarlyTaps?.() ?? { entries: [], taps: [] }
  const typed = new Set(entries.map(({ field }) => field))
  const replays = [
    ...found.filter(({ field }) => !typed.has(field)).map((entry) => entering(root, entry)),
    ...entries.map((entry) => entering(root, entry)),
    ...taps.map((tap) => pressing(root, tap)),
  ]
  return () => {
    for (const replay of replays) replay()
  }
}
