import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { issuerPath } from './issuer.ts'

/** Answers what stands under its path; Node's own request and response, since oidc-provider needs those. */
export type IssuerHandler = {
  readonly path: string
  readonly answer: RequestListener
}

/**
 * Hands requests under the prefix to oidc-provider, which needs the Node request itself. Whatever proxies are in
 * front, addresses are made from the configured origin and never from what the request says about itself.
 */
export const createIssuerHandler = (provider: Provider, origin: string): IssuerHandler => {
  const { host, protocol } = new URL(origin)
  const handle = provider.callback()
  const answer = (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => {
    request.headers.host = host
    request.headers['x-forwarded-host'] = host
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    request.originalUrl = request.url ?? '/'
    request.url = request.originalUrl.slice(issuerPath.length) || '/'
    void handle(request, response)
  }
  return { path: issuerPath, answer }
}
