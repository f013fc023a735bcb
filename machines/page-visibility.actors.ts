import { fromCallback } from 'xstate'
import type { PageVisibilityEvent } from './actor-slot.ts'

/** Sends `page.hidden` and `page.shown` as the browser tells them, the first one at once if the page starts hidden. */
export const createWatchPage = (page: () => Document = () => document) =>
  fromCallback<PageVisibilityEvent>(({ sendBack }) => {
    const target = page()
    const tell = () => {
      const isHidden = target.visibilityState === 'hidden'
      sendBack({ type: isHidden ? 'page.hidden' : 'page.shown' } satisfies PageVisibilityEvent)
    }
    if (target.visibilityState === 'hidden') tell()
    target.addEventListener('visibilitychange', tell)
    return () => target.removeEventListener('visibilitychange', tell)
  })
