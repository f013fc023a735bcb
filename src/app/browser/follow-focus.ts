import type { AnyRouter } from '@tanstack/react-router'

/** Puts focus on the page's heading, or on the page itself until the heading is there. */
const focusHeading = (main: HTMLElement): HTMLElement => {
  const target = main.querySelector<HTMLElement>('h1') ?? main
  target.focus({ preventScroll: true })
  return target
}

/**
 * Keeps focus on the heading while the page builds up: a heading that comes late gets it, and so does one that takes the
 * place of another. Ends as soon as focus goes elsewhere. Gives back what ends it before.
 */
const keepOnHeading = (main: HTMLElement): (() => void) => {
  let target = focusHeading(main)
  const observer = new MutationObserver(() => {
    const focused = document.activeElement
    if (focused !== target && focused !== document.body) return observer.disconnect()
    if (target === main || !target.isConnected) target = focusHeading(main)
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** After a change of page focus goes to its heading, so that it is read out from there. */
export const followFocus = (router: AnyRouter): void => {
  let letGo = () => {}
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const moves = pathChanged || toLocation.state.takesFocus === true
    if (fromLocation === undefined || !moves) return
    letGo()
    const main = document.getElementById('main')
    if (main !== null && toLocation.hash === '') letGo = keepOnHeading(main)
  })
}
