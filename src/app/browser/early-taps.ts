type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a field said when it was last filled in. */
export type Entry = { readonly field: Field; readonly value: string; readonly isChecked: boolean | null }

/** A press or a sending that came before the page answered. */
export type EarlyTap =
  | { readonly kind: 'click'; readonly target: HTMLElement }
  | { readonly kind: 'submit'; readonly target: HTMLFormElement; readonly submitter: HTMLElement | null }

export type Early = { readonly entries: readonly Entry[]; readonly taps: readonly EarlyTap[] }

declare global {
  interface Window {
    /** Ends the keeping and gives what was kept, each target once. */
    takeEarly?: () => Early
  }
}

/**
 * Keeps presses of buttons, sendings of forms and what is filled in until the page answers; links and popovers work without it.
 * The host writes it into the page as text, so it uses nothing from outside.
 */
export const keepEarlyTaps = (): void => {
  const taps = new Map<HTMLElement, EarlyTap>()
  const entries = new Map<Field, Entry>()
  // Parts of the page may answer before the whole does: what is played again must not count twice.
  const keep = (event: Event, target: HTMLElement, tap: EarlyTap) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    taps.set(target, tap)
  }
  const onClick = (event: Event) => {
    const target = (event.target as HTMLElement).closest('button')
    if (target === null || target.hasAttribute('popovertarget')) return
    if (target.form !== null && target.type === 'submit') return
    keep(event, target, { kind: 'click', target })
  }
  const onSubmit = (event: SubmitEvent) => {
    const target = event.target as HTMLFormElement
    keep(event, target, { kind: 'submit', target, submitter: event.submitter })
  }
  const onInput = ({ target }: Event) => {
    const field = target as Field
    const isTicked = field.type === 'checkbox' || field.type === 'radio'
    const isChecked = isTicked ? (field as HTMLInputElement).checked : null
    entries.set(field, { field, value: field.value, isChecked })
  }
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('input', onInput, true)
  window.takeEarly = () => {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    removeEventListener('input', onInput, true)
    return { entries: [...entries.values()], taps: [...taps.values()] }
  }
}
