import type { RouterHistory } from '@tanstack/react-router'
import { entryOf, type KeptLists } from '../../components/app/kept-lists.ts'

/**
 * Follows a page through the browser's history: what it shows belongs to each entry that it goes on under, where one of its parts
 * was jumped to or its address was written anew. An entry that the browser made by itself, for such a jump, has no key of the
 * router's; it is given the one that the router takes it for, so that it is known when it is come back to.
 */
export const followEntries = (router: RouterHistory, keptLists: KeptLists, browser: History): void => {
  let at = router.location
  router.subscribe(({ location, action: { type } }) => {
    const isUnnamed = browser.state === null && type !== 'PUSH' && type !== 'REPLACE'
    // Written past the router, which would load the page once more.
    if (isUnnamed) History.prototype.replaceState.call(browser, location.state, '')
    if (location.pathname === at.pathname) keptLists.goesOn(entryOf(at), entryOf(location))
    at = location
  })
}
