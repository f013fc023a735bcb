import type { MouseEvent } from 'react'

/** Opening a tracking link replaces the page (BA-04); a click that asks for a new tab still gets one. */
export const replacePage = (event: MouseEvent<HTMLAnchorElement>): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
  event.preventDefault()
  window.location.replace(event.currentTarget.href)
}
