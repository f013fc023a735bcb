import type { EarlyTap } from '../../../../domain/pages/early-taps.ts'

/**
 * Keeps presses of buttons and sendings of forms until the page answers; links, fields and popovers work without it. The host
 * writes it into the page as text, so it uses nothing from outside.
 */
export const keepEarlyTaps = (): void => {
  const kept = new Map<HTMLElement, EarlyTap>()
  const onClick = (event: Event) => {
    const target = (event.target as HTMLElement).closest('button')
    if (target === null || target.hasAttribute('popovertarget')) return
    if (target.form !== null && target.type === 'submit') return
    event.preventDefault()
    kept.set(target, { kind: 'click', target })
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const target = event.target as HTMLFormElement
    kept.set(target, { kind: 'submit', target, submitter: event.submitter })
  }
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  window.takeEarlyTaps = () => {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    return [...kept.values()]
  }
}
