/** Where somebody else stands in for the shop's own site, as the sandbox does. */
export type PlayedShop = {
  /** Host name of the shop's site; hosts under it are played, too. */
  readonly site: string
  /** Path that its pages are played under: `/sandbox/shop`. */
  readonly base: string
}

/**
 * An address of the shop's site, where it is played: `https://shop.example/gb/en/help` as `/sandbox/shop/gb/en/help`, and a host under
 * it as a folder, `https://global.shop.example/orders` as `/sandbox/shop/~global/orders`. Any other address, and every address where
 * nobody plays the shop, stays as it is.
 */
export const shopAddress = (href: string, played: PlayedShop | null): string => {
  const url = played === null ? null : URL.parse(href)
  if (played === null || url === null || url.protocol !== 'https:') return href
  const { hostname, pathname, search, hash } = url
  if (hostname === played.site) return `${played.base}${pathname}${search}${hash}`
  if (!hostname.endsWith(`.${played.site}`)) return href
  return `${played.base}/~${hostname.slice(0, -played.site.length - 1)}${pathname}${search}${hash}`
}

/** What a link may lead to beyond the page's own origin. */
export type LinkPolicy = {
  /** The page's own origin, `https://shop.example`. */
  readonly origin: string
  /** Host names; `*.shop.example` stands for every host under it. Only https and its usual port are followed there. */
  readonly allowedHosts: readonly string[]
  /** Who stands in for the shop's site; left out where nobody does. */
  readonly played?: PlayedShop | null
}

/** Backslashes, blanks and control characters mean other things to other parsers. */
const strangeCharacters = /[\s\\\p{Cc}\p{Cf}]/u
const withScheme = /^[a-z][a-z0-9+.-]*:/i
/** Scheme and authority in plain ASCII: look-alike letters and full-width dots never reach the host comparison. */
const plainAuthority = /^https?:\/\/[a-z0-9.-]+(:\d+)?(?=[/?#]|$)/i

const isListed = (host: string, allowedHosts: readonly string[]): boolean =>
  allowedHosts.some((allowed) =>
    allowed.startsWith('*.') ? host.endsWith(allowed.slice(1).toLowerCase()) : host === allowed.toLowerCase(),
  )

const ownPath = (url: URL): string | null =>
  url.pathname.startsWith('//') ? null : `${url.pathname}${url.search}${url.hash}`

const parsed = (link: string, base: string): URL | null =>
  URL.canParse(link, base) ? new URL(link, base) : null

/**
 * The link to follow, or `null` where it leads to a place that nobody listed (quality.md, "No open redirect"). Same-origin
 * links come back as a path, others as a full https address. `javascript:` and its like never pass.
 */
export const safeLink = (link: string | null | undefined, policy: LinkPolicy): string | null => {
  if (!link || strangeCharacters.test(link) || link.startsWith('//')) return null
  const absolute = withScheme.test(link)
  if (absolute ? !plainAuthority.test(link) : !link.startsWith('/')) return null
  const url = parsed(link, policy.origin)
  if (!url) return null
  if (url.origin === new URL(policy.origin).origin) return ownPath(url)
  const follows = url.protocol === 'https:' && url.port === '' && isListed(url.hostname, policy.allowedHosts)
  return follows ? shopAddress(url.href, policy.played ?? null) : null
}

/** Adds query parameters to a path or address, before its anchor; a parameter of that name is replaced. */
export const appendQuery = (link: string, parameters: Readonly<Record<string, string>>): string => {
  const [beforeAnchor = '', ...anchor] = link.split('#')
  const [path = '', ...query] = beforeAnchor.split('?')
  const search = new URLSearchParams(query.join('?'))
  for (const [name, value] of Object.entries(parameters)) search.set(name, value)
  const queryText = search.toString()
  return `${path}${queryText ? `?${queryText}` : ''}${anchor.length > 0 ? `#${anchor.join('#')}` : ''}`
}

/** The buy-again link carries the product's metric id as `mid` (OD-16). */
export const buyAgainLink = (link: string, metricId: string | null): string =>
  metricId ? appendQuery(link, { mid: metricId }) : link
