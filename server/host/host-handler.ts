import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { isHostDoor } from '../../domain/pages/page.ts'
import { problem } from '../common/problems.ts'
import { addressFault } from '../common/readable-address.ts'
import { isOwnMachine } from '../common/same-origin.ts'

export type HostHandlerOptions = {
  readonly origin: string
  /** Further hosts, as `Host` names them. */
  readonly allowedHosts: readonly string[]
  /** Set on every answer, unless a route sets its own. */
  readonly headers: Readonly<Record<string, string>>
  /** What answers everything under a path with Node's own request; null: nothing. */
  readonly issuer: { readonly path: string; readonly answer: RequestListener } | null
  // biome-ignore lint/suspicious/noExplicitAny: any bindings will do, the router is only handed requests
  readonly routes: Hono<any>
}

/** Probes ask by address, so this one door answers under any name. */
const healthPath = '/healthz'

const isAllowed = ({ origin, allowedHosts }: HostHandlerOptions, host: string | undefined) => {
  const name = host?.toLowerCase() ?? ''
  return name === new URL(origin).host || isOwnMachine(name) || allowedHosts.includes(name)
}

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

const { problem: unreadable } = problem('validation', { detail: 'The address cannot be read.' })

/**
 * What every request goes through first: headers, the name it was asked by, whether its address can be read, then the
 * issuer or the routes.
 */
export const createHostHandler = (options: HostHandlerOptions): RequestListener => {
  const { headers, issuer, routes } = options
  const toRoutes = getRequestListener(routes.fetch, { hostname: new URL(options.origin).host })
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (request.url !== healthPath && !isAllowed(options, request.headers.host)) {
      response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
      response.end('This host does not answer to that name. See BATON_ORIGIN and BATON_ALLOWED_HOSTS.\n')
      return
    }
    const isIssuers = issuer !== null && isUnder(issuer.path, request.url)
    if (isRefused(request.url ?? '', isIssuers)) {
      response.writeHead(400, { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' })
      response.end(JSON.stringify(unreadable))
      return
    }
    if (isIssuers) issuer.answer(request, response)
    else void toRoutes(request, response)
  }
}

/** Answers while the host is starting, and while it stops. */
export const notReady: RequestListener = (_request, response) => {
  response.writeHead(503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '2',
  })
  response.end('Baton is starting.\n')
}
