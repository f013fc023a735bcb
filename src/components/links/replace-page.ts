import type { MouseEvent } from 'react'

/** Whether a click asks for this page, rather than for a new tab or a download. */
export const asksForThisPage = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && event.button === 0

/** Opening a tracking link replaces the page (BA-04); a click that asks for a new tab still gets one. */
export const replacePage = (event: MouseEvent<HTMLAnchorElement>): void => {
  if (!asksForThisPage(event)) return
  event.preventDefault()
  window.location.replace(event.currentTarget.href)
}
