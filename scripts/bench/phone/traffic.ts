import type { CDPSession } from '@playwright/test'

type Request = {
  url: string
  /** Milliseconds since 1970, on the clock of `performance.timeOrigin`. */
  begun: number
  kind: string
  bytes: number
  isOver: boolean
}

export type Traffic = { requests: () => Request[]; lastChange: () => number }

/** Everything that a page asks the network for, as the DevTools protocol tells it. */
export function watchTraffic(session: CDPSession): Traffic {
  const requests = new Map<string, Request>()
  let changed = Date.now()
  const change = (id: string, more: Partial<Request>) => {
    const known = requests.get(id)
    if (!known) return
    changed = Date.now()
    Object.assign(known, more)
  }
  session.on(
    'Network.requestWillBeSent',
    ({ requestId, request: { url }, wallTime, type, redirectResponse }) => {
      if (!url.startsWith('http')) return
      changed = Date.now()
      const before = requests.get(requestId)
      if (before && redirectResponse)
        requests.set(`${requestId}+${before.begun}`, {
          ...before,
          bytes: redirectResponse.encodedDataLength,
          isOver: true,
        })
      requests.set(requestId, { url, begun: wallTime * 1000, kind: type ?? 'Other', bytes: 0, isOver: false })
    },
  )
  session.on('Network.responseReceived', ({ requestId, type }) => change(requestId, { kind: type }))
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, { bytes: encodedDataLength, isOver: true }),
  )
  session.on('Network.loadingFailed', ({ requestId }) => change(requestId, { isOver: true }))
  return { requests: () => [...requests.values()], lastChange: () => changed }
}
