import type { BrowserContext, Request, Route } from '@playwright/test'
import { idempotencyHeader } from '../../../contract/wire/idempotency.ts'
import type { LineCall } from '../rows.ts'

/** A request of the row's call, as the browser sent it. */
export type Sent = {
  readonly key: string | undefined
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
}

const patternOf = ({ path }: LineCall) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

const isOf = (call: LineCall, request: Request) =>
  request.method() === call.method && patternOf(call).test(new URL(request.url()).pathname)

/** Requests of a call that any page of a browser sends from now on. */
export const watchLine = (context: BrowserContext, call: LineCall): readonly Sent[] => {
  const sent: Sent[] = []
  context.on('request', (request) => {
    if (!isOf(call, request)) return
    const headers = request.headers()
    sent.push({ key: headers[idempotencyHeader.toLowerCase()], url: new URL(request.url()), headers })
  })
  return sent
}

/** What becomes of the next request of a call; resolves once that has happened. */
export const meetNext = async (
  context: BrowserContext,
  call: LineCall,
  meet: (route: Route) => Promise<void>,
): Promise<{ readonly met: Promise<void> }> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let isMet = false
  await context.route(
    (url) => patternOf(call).test(url.pathname),
    async (route) => {
      if (isMet || !isOf(call, route.request())) return route.fallback()
      isMet = true
      await meet(route).then(resolve, reject)
    },
  )
  return { met: promise }
}
