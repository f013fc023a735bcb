import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { isHostDoor } from '../../domain/pages/page.ts'
import { addressFault } from '../common/addresses/readable-address.ts'
import { type ProblemError, problem } from '../common/problems.ts'
import { requestLimits } from '../common/request-limits.ts'
import { isOwnMachine } from '../common/same-origin.ts'
import { bareHeaders } from './bare-headers.ts'
import { observeRequests } from './observed-requests.ts'

export type HostHandlerOptions = {
  readonly origin: string
  /** Further hosts, as `Host` names them. */
  readonly allowedHosts: readonly string[]
  /** By which this process calls its own issuer, and nothing else is asked; the issuer goes by `origin`, whatever it is called by. */
  readonly ownHost?: string
  /** Set on every answer, unless a route sets its own. */
  readonly headers: Readonly<Record<string, string>>
  /** What answers everything under a path with Node's own request; null: nothing. */
  readonly issuer: { readonly path: string; readonly answer: RequestListener } | null
  // biome-ignore lint/suspicious/noExplicitAny: any bindings will do, the router is only handed requests
  readonly routes: Hono<any>
}

/** Probes ask by address, so these doors answer under any name. */
const healthPaths: readonly (string | undefined)[] = ['/healthz', '/livez', '/readyz']

/** Names of this machine are the host's own only where shoppers know it by one: elsewhere they come from nobody who means well. */
const isAllowed = ({ origin, allowedHosts }: HostHandlerOptions, host: string) => {
  const name = host.toLowerCase()
  const own = new URL(origin).host
  return name === own || (isOwnMachine(own) && isOwnMachine(name)) || allowedHosts.includes(name)
}

/** Every `Host` of a request: Node would keep the first and say nothing of others. */
const hostsOf = ({ headersDistinct }: IncomingMessage): readonly string[] => headersDistinct.host ?? []

const isUnder = (prefix: string, url = '') => {
  const [path = ''] = url.split('?')
  return path === prefix || path.startsWith(`${prefix}/`)
}

/** Doors of the host take what they can read; a page's address may carry anything, and so may a repeated one to the issuer. */
const isRefused = (url: string, isIssuers: boolean): boolean => {
  if (!isHostDoor(url.split(/[?#]/)[0] ?? '')) return false
  const fault = addressFault(url)
  return fault !== null && !(isIssuers && fault.code === 'repeated')
}

const unreadable = problem('validation', { detail: 'The address cannot be read.' })

/** What goes beyond a limit before anybody looks at what it says, or `null`. */
const excess = ({ url = '', rawHeaders }: IncomingMessage): ProblemError | null => {
  if (url.length > requestLimits.targetLength) return problem('target_too_long')
  const isTooMany = rawHeaders.length / 2 > requestLimits.headerFields
  const bytes = rawHeaders.reduce((sum, text) => sum + text.length, 0)
  return isTooMany || bytes > requestLimits.headerBytes ? problem('headers_too_large') : null
}

/** Whatever else of the request is on its way is not waited for. */
const refuse = (response: ServerResponse, { problem: body }: ProblemError): void => {
  const text = JSON.stringify(body)
  response.writeHead(body.status, {
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    Connection: 'close',
  })
  response.end(text)
}

/**
 * What every request goes through first: headers, limits, the name it was asked by, whether its address can be read, then the
 * issuer or the routes.
 */
export const createHostHandler = (options: HostHandlerOptions): RequestListener => {
  const { headers, issuer, routes } = options
  const toRoutes = getRequestListener(routes.fetch, { hostname: new URL(options.origin).host })
  return observeRequests((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const tooMuch = excess(request)
    if (tooMuch !== null) return refuse(response, tooMuch)
    const hosts = hostsOf(request)
    if (hosts.length > 1) return refuse(response, unreadable)
    // A target may be a whole address, which then counts as well (RFC 9112, 3.2.2).
    const target = request.url?.startsWith('/') === false ? [URL.parse(request.url)?.host ?? ''] : []
    const isIssuers = issuer !== null && isUnder(issuer.path, request.url)
    const isOwnCall = isIssuers && hosts[0] === options.ownHost
    const isNamed = hosts.length > 0 && [...hosts, ...target].every((name) => isAllowed(options, name))
    if (!healthPaths.includes(request.url) && !isNamed && !isOwnCall) {
      response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
      response.end('This host does not answer to that name. See BATON_ORIGIN and BATON_ALLOWED_HOSTS.\n')
      return
    }
    if (isRefused(request.url ?? '', isIssuers)) return refuse(response, unreadable)
    if (isIssuers) issuer.answer(request, response)
    else void toRoutes(request, response)
  })
}

/** Answers while the host is starting, and while it stops. */
export const notReady: RequestListener = (_request, response) => {
  response.writeHead(503, {
    ...bareHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '2',
  })
  response.end('Baton is starting.\n')
}
