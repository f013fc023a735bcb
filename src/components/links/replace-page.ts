import type { MouseEvent } from 'react'

/** Whether a click asks for this page, rather than for a new tab or a download. */
export const asksForThisPage = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && event.button === 0

/**
 * What a link takes whose opening replaces the page, as tracking does (BA-04); a click that asks for a new tab still gets one.
 * Before the script comes `keepEarlyTaps` knows the link by its attribute.
 * @param tell of every click.
 */
export const replacesPage = (tell?: () => void) => ({
  'data-replaces-page': true,
  onClick: (event: MouseEvent<HTMLAnchorElement>) => {
    tell?.()
    if (!asksForThisPage(event)) return
    event.preventDefault()
    window.location.replace(event.currentTarget.href)
  },
})
