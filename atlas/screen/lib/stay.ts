import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'

type Navigation = EventTarget & {
  readonly addEventListener: (
    type: 'navigate',
    listener: (event: Event & { readonly destination: { readonly url: string } }) => void,
  ) => void
}

/** The address without its query and its fragment: another screen is the same document. */
const documentOf = (address: string) => address.replace(/[?#].*$/, '')

/**
 * Keeps the document where it is: links, forms and scripts that would lead away are told to `leave` with the address. What opens
 * another screen in its place goes on.
 */
export const stayHere = (leave: (address: string) => void): void => {
  const { navigation } = window as { readonly navigation?: Navigation }
  navigation?.addEventListener('navigate', (event) => {
    const { url } = event.destination
    if (documentOf(url) === documentOf(location.href)) return
    event.preventDefault()
    leave(url)
  })
  addEventListener('click', (event) => {
    if (event.defaultPrevented) return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    leave(link.href)
  })
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    leave(event.target.action)
  })
  window.open = (address) => {
    leave(String(address))
    return null
  }
}

/** The history of one screen: pages go on within their own path, what leads to another is told to `leave`. */
export const stayingHistory = (address: string, leave: (address: string) => void): RouterHistory => {
  const history = createMemoryHistory({ initialEntries: [address] })
  history.block({
    blockerFn: ({ currentLocation, nextLocation }) => {
      const leads = nextLocation.pathname !== currentLocation.pathname
      if (leads) leave(nextLocation.href)
      return leads
    },
  })
  return history
}
