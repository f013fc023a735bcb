const ordersPath = /^(?:\/[a-z]{2}){0,2}\/orders\//i

/** Part of a page's path before `/orders`: its country and language. */
export const placeOf = (returnUrl: string): string => new URL(returnUrl).pathname.split('/orders/')[0] ?? ''

/**
 * Whether the provider may send the shopper back there: only to a page of the orders area on a host that the pages answer
 * to.
 * @param origin scheme, host and port that browsers use.
 * @param hosts further hosts, as `Host` names them.
 */
export const isReturnUrl = (url: string, origin: string, hosts: readonly string[] = []): boolean => {
  if (!URL.canParse(url)) return false
  const { protocol, origin: from, host, pathname, username, password } = new URL(url)
  if (username !== '' || password !== '' || protocol !== new URL(origin).protocol) return false
  return (from === origin || hosts.includes(host)) && ordersPath.test(pathname)
}
