import type { ExtrasOf } from '../../host/pages/page-extras.ts'
import { isWatched } from './live-cookie.ts'

/**
 * The live chart in the pages of a browser that asked for it (DG-03).
 * @param policy Content-Security-Policy of pages without it.
 */
export const createLiveExtras = (policy: string): ExtrasOf => {
  const extras = {
    head: '<script src="/atlas/live/agent.js"></script>',
    policy: `${policy}; frame-src 'self'`,
  }
  return (c) => (isWatched(c) ? extras : null)
}
