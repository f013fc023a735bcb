import type { EarlyTap, Entry } from '../../../domain/pages/early-taps.ts'

type Field = Entry['field']

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

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
const enter = ({ field, value, isChecked }: Entry): void => {
  if (!field.isConnected) return
  if (isTicked(field)) {
    if (field.checked === isChecked) field.checked = !isChecked
    field.click()
    return
  }
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

const press = (tap: EarlyTap): void => {
  if (!tap.target.isConnected) return
  if (tap.kind === 'click') tap.target.click()
  else tap.target.requestSubmit(tap.submitter)
}

/**
 * Plays again what a shopper did before the page answered: first what they filled in, then what they pressed.
 * @param found what was filled in when the page's script came.
 */
export const replayEarly = (found: readonly Entry[]): void => {
  const { entries, taps } = window.takeEarlyTaps?.() ?? { entries: [], taps: [] }
  const typed = new Set(entries.map(({ field }) => field))
  for (const entry of found) if (!typed.has(entry.field)) enter(entry)
  for (const entry of entries) enter(entry)
  for (const tap of taps) press(tap)
}
