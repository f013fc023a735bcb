import type { EarlyTap, EarlyTaps, Entry } from '../../../domain/pages/early-taps.ts'

/**
 * Keeps presses of buttons, sendings of forms and what is filled in until the page answers; links and popovers work without it.
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
  const onClick = (event: Event) => {
    const target = (event.target as HTMLElement).closest('button')
    if (target === null || target.hasAttribute('popovertarget')) return
    if (target.form !== null && target.type === 'submit') return
    keep(event, { kind: 'click', target })
  }
  const onSubmit = (event: SubmitEvent) => {
    const target = event.target as HTMLFormElement
    keep(event, { kind: 'submit', target, submitter: event.submitter })
  }
  const onInput = (event: Event) => {
    const field = event.target as Entry['field']
    const isTicked = field.type === 'checkbox' || field.type === 'radio'
    const isChecked = isTicked ? (field as HTMLInputElement).checked : null
    entries.set(field, { field, value: field.value, isChecked })
  }
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('input', onInput, true)
  window.takeEarlyTaps = (): EarlyTaps => {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    removeEventListener('input', onInput, true)
    delete window.takeEarlyTaps
    return { entries: [...entries.values()], taps: [...taps.values()] }
  }
}
