import type { EarlyTap, EarlyTaps, Entry } from '../../../domain/pages/early-taps.ts'

/**
 * Keeps presses of buttons, sendings of forms and what is filled in until the page answers; links and popovers work without it,
 * those that replace the page as well.
 * The host writes it into the page as text, so it uses nothing from outside.
 */
export const keepEarlyTaps = (): void => {
  const taps = new Map<HTMLElement, EarlyTap>()
  const entries = new Map<Entry['field'], Entry>()
  // Parts of the page may answer before the whole does: what is played again must not count twice.
  const keep = (event: Event, tap: EarlyTap) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    taps.set(tap.target, tap)
  }
  const isTicked = (element: EventTarget | null): element is HTMLInputElement =>
    ['checkbox', 'radio'].includes((element as HTMLInputElement).type)
  const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
    button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
  const onClick = (event: MouseEvent) => {
    // A part that has been taken over, of a page whose charts do not run yet, would set the field back.
    if (isTicked(event.target)) event.stopImmediatePropagation()
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-replaces-page]')
    if (link !== null && opensHere(event)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      return location.replace(link.href)
    }
    const target = (event.target as HTMLElement).closest('button')
    if (target === null || target.hasAttribute('popovertarget')) return
    if (target.form !== null && target.type === 'submit') return
    keep(event, { kind: 'click', target })
  }
  const onSubmit = (event: SubmitEvent) => {
    const target = event.target as HTMLFormElement
    keep(event, { kind: 'submit', target, submitter: event.submitter })
  }
  // A part that is taken over sets its fields back; what a field for files holds no script can set.
  const show = ({ field, value, isChecked }: Entry) => {
    if (isTicked(field)) field.checked = isChecked === true
    else if (field.type !== 'file' && field.value !== value) field.value = value
  }
  // What is typed next goes on from there.
  const onBeforeInput = (event: Event) => {
    const kept = entries.get(event.target as Entry['field'])
    if (kept !== undefined) show(kept)
  }
  // No frame shows a field that was set back.
  const showEntries = () => {
    if (window.takeEarlyTaps === undefined) return
    for (const entry of entries.values()) show(entry)
    requestAnimationFrame(showEntries)
  }
  // Of radio buttons that stand together the last one chosen counts.
  const forgetOthersOf = ({ type, name, form }: Entry['field']) => {
    if (type !== 'radio') return
    for (const other of [...entries.keys()]) {
      if (other.type === type && other.name === name && other.form === form) entries.delete(other)
    }
  }
  const onInput = (event: Event) => {
    event.stopImmediatePropagation()
    const field = event.target as Entry['field']
    if (entries.size === 0) requestAnimationFrame(showEntries)
    forgetOthersOf(field)
    entries.set(field, { field, value: field.value, isChecked: isTicked(field) ? field.checked : null })
  }
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('beforeinput', onBeforeInput, true)
  addEventListener('input', onInput, true)
  addEventListener('change', onInput, true)
  window.takeEarlyTaps = (): EarlyTaps => {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    removeEventListener('beforeinput', onBeforeInput, true)
    removeEventListener('input', onInput, true)
    removeEventListener('change', onInput, true)
    delete window.takeEarlyTaps
    return { entries: [...entries.values()], taps: [...taps.values()] }
  }
}
