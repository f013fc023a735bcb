import { closeMessage, panelAddress } from '../../../protocol/protocol.ts'

/** The panel stands in a frame of the page that it looks at. */
export const isDocked = (): boolean => window.parent !== window

export const closeDock = (): void => window.parent.postMessage(closeMessage, location.origin)

/** Opens a panel in a window of its own, in place of this one. */
export const openWindow = (page: string | null): void => {
  const opened = window.open(
    panelAddress(page ?? '', location.href),
    'baton-live',
    'popup,width=1280,height=860',
  )
  if (opened && isDocked()) closeDock()
}
