import { fromCallback } from 'xstate'
import type { NetworkEvent } from './actor-slot.ts'

/** Sends `network.back` whenever the browser says that it is online again. */
export const createWatchNetwork = (page: () => EventTarget = () => window) =>
  fromCallback<NetworkEvent>(({ sendBack }) => {
    const target = page()
    const tell = () => sendBack({ type: 'network.back' } satisfies NetworkEvent)
    target.addEventListener('online', tell)
    return () => target.removeEventListener('online', tell)
  })
