export type HeaderOptions = {
  readonly origin: string
  /** Where pages call the API, when that is another host. */
  readonly apiBase: string | null
  /** Another issuer, which forms of sign-out lead to. */
  readonly oidcIssuer: string | null
  /** Hosts that forms may be sent to: the payment provider's. */
  readonly formHosts: readonly string[]
  /** The survey's script, whose host it also calls. */
  readonly surveyUrl: string | null
}

const originOf = (address: string | null) => (address === null ? [] : [new URL(address).origin])

/**
 * Content-Security-Policy of pages: no inline script or style, no other host than those named, Trusted Types without any
 * policy.
 */
export const contentSecurityPolicy = ({
  origin,
  apiBase,
  oidcIssuer,
  formHosts,
  surveyUrl,
}: HeaderOptions): string => {
  const self = (more: readonly string[] = []) =>
    ["'self'", ...more.filter((other) => other !== origin)].join(' ')
  return [
    "default-src 'none'",
    `script-src ${self(originOf(surveyUrl))}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${self([...originOf(apiBase), ...originOf(surveyUrl)])}`,
    `form-action ${self([...originOf(oidcIssuer), ...formHosts.map((host) => `https://${host}`)])}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Headers of every answer of the host (OWASP ASVS 5.0, 3.4). A route may set its own in place of these. */
export const securityHeaders = (options: HeaderOptions): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(options),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(options.origin.startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
    : {}),
})
