/**
 * Was this changing request made by our own pages? Browsers say so in `Sec-Fetch-Site`, older ones by `Origin`;
 * a request that says neither was not made by a browser's page and carries no cookie against anybody's will.
 */
export const isSameOriginRequest = (headers: Headers, origin: string): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const from = headers.get('origin')
  return from === null || from === origin
}

/** The same of requests that a page of the same site may make as well, such as one at another port of this machine. */
export const isSameSiteRequest = (headers: Headers, origin: string): boolean =>
  headers.get('sec-fetch-site') === 'same-site' || isSameOriginRequest(headers, origin)

const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Names that only this machine itself answers to, on any port: they cannot be another site's by DNS rebinding. */
export const isOwnMachine = (host: string): boolean => ownMachine.test(host)
