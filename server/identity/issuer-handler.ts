import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { catalogOf } from '../../domain/languages/catalogs.ts'
import { chooseLanguage } from '../../domain/languages/locale.ts'
import { clientAddress } from '../common/addresses/client-address.ts'
import { acceptedLanguages } from '../common/host-language.ts'
import { isUnavailable, unavailableForSeconds } from '../common/unavailable.ts'
import type { CallRates } from '../limits/call-rates.ts'
import { signInUnavailablePage } from '../page-shell/sign-in-problem-pages.ts'
import { issuerPath } from './issuer.ts'

/** Answers what stands under its path; Node's own request and response, since oidc-provider needs those. */
export type IssuerHandler = {
  readonly path: string
  readonly answer: RequestListener
}

export type IssuerHandlerOptions = {
  readonly origin: string
  readonly rates: CallRates
  /** Number of proxies in front (`clientAddress`). */
  readonly trustProxy: number
}

const show = async (
  { headers }: IncomingMessage,
  response: ServerResponse,
  status: number,
  retryAfter?: number,
): Promise<void> => {
  const language = chooseLanguage({
    country: null,
    locale: null,
    preferred: acceptedLanguages(headers['accept-language']),
  })
  const page = String(await signInUnavailablePage(catalogOf(language, null)))
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
  })
  response.end(page)
}

/** Whether a field says an origin, as browsers write it (RFC 6454, 6.2). */
const isOrigin = (text: string | undefined): boolean =>
  text === 'null' || (text !== undefined && URL.parse(text)?.origin === text)

/**
 * Hands requests under the prefix to oidc-provider, which needs the Node request itself. Whatever proxies are in
 * front, addresses are made from the configured origin and never from what the request says about itself.
 */
export const createIssuerHandler = (
  provider: Provider,
  { origin, rates, trustProxy }: IssuerHandlerOptions,
): IssuerHandler => {
  const { host, protocol } = new URL(origin)
  const handle = provider.callback()
  const answer = (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => {
    // oidc-provider sends it back as it came, where its answer is anybody's.
    if (!isOrigin(request.headers.origin)) delete request.headers.origin
    request.headers.host = host
    request.headers['x-forwarded-host'] = host
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    request.originalUrl = request.url ?? '/'
    request.url = request.originalUrl.slice(issuerPath.length) || '/'
    void handle(request, response)
  }
  const within = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isSignIn = request.url?.split('?')[0] === `${issuerPath}/auth`
    const client = clientAddress(request, trustProxy)
    const waitMs = isSignIn ? await rates.take('authorization', client) : 0
    if (waitMs === 0) return answer(request, response)
    await show(request, response, 429, Math.ceil(waitMs / 1000))
  }
  const failed = (request: IncomingMessage, response: ServerResponse) => (error: unknown) =>
    isUnavailable(error) ? show(request, response, 503, unavailableForSeconds) : show(request, response, 500)
  return {
    path: issuerPath,
    answer: (request, response) => void within(request, response).catch(failed(request, response)),
  }
}
