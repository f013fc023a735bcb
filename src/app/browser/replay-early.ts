import type { EarlyTap, Entry } from './early-taps.ts'

type Field = Entry['field']

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

const isChanged = (field: Field): boolean => {
  if (isTicked(field)) return field.checked !== field.defaultChecked
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
 * @param found what the page's script found filled in when it came.
 */
export const replayEarly = (found: readonly Entry[]): void => {
  const { entries, taps } = window.takeEarly?.() ?? { entries: [], taps: [] }
  const typed = new Set(entries.map(({ field }) => field))
  for (const entry of [...found.filter(({ field }) => !typed.has(field)), ...entries]) enter(entry)
  for (const tap of taps) press(tap)
}
