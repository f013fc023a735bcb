import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { isOnTheWayPath } from '../../../domain/pages/page.ts'

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

const unusedFeatures = { camera: [], microphone: [], payment: [], usb: [] }

type SecureHeaders = NonNullable<Parameters<typeof secureHeaders>[0]>

/** Policy of Trusted Types that `services/offline-codes/code-worker.ts` makes. */
const workerPolicy = 'offline-codes'

const originOf = (address: string | null) => (address === null ? [] : [new URL(address).origin])

/**
 * Content-Security-Policy of pages: no inline script or style, no other host than those named, Trusted Types without any
 * policy but the one that names the service worker's address.
 */
const contentSecurityPolicy = ({
  origin,
  apiBase,
  oidcIssuer,
  formHosts,
  surveyUrl,
}: HeaderOptions): NonNullable<SecureHeaders['contentSecurityPolicy']> => {
  const self = (more: readonly string[] = []) => ["'self'", ...more.filter((other) => other !== origin)]
  return {
    defaultSrc: ["'none'"],
    objectSrc: ["'none'"],
    scriptSrc: self(originOf(surveyUrl)),
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    manifestSrc: ["'self'"],
    connectSrc: self([...originOf(apiBase), ...originOf(surveyUrl)]),
    formAction: self([...originOf(oidcIssuer), ...formHosts.map((host) => `https://${host}`)]),
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    workerSrc: ["'self'"],
    trustedTypes: [workerPolicy],
    ...(origin.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
  }
}

/** What `hono/secure-headers` is to write (OWASP ASVS 5.0, 3.4); what only outdated browsers read is left out. */
const secureHeaderOptions = (options: HeaderOptions): SecureHeaders => ({
  contentSecurityPolicy: contentSecurityPolicy(options),
  referrerPolicy: 'strict-origin',
  xFrameOptions: 'DENY',
  permissionsPolicy: { ...unusedFeatures, geolocation: [] },
  strictTransportSecurity: options.origin.startsWith('https:')
    ? 'max-age=63072000; includeSubDomains'
    : false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
})

/** The one page that may ask a device where it is, in place of the policy that all other answers have (BY-45). */
export const positionPolicyOf = (pathname: string): Readonly<Record<string, string>> =>
  isOnTheWayPath(pathname)
    ? {
        'Permissions-Policy': [
          ...Object.keys(unusedFeatures).map((feature) => `${feature}=()`),
          'geolocation=(self)',
        ].join(', '),
      }
    : {}

/**
 * Headers of every answer of the host by their names in lower case, those of the embedded issuer included, which Hono never
 * sees. A route may set its own in place of these.
 */
export const securityHeaders = async (options: HeaderOptions): Promise<Readonly<Record<string, string>>> => {
  const app = new Hono().use(secureHeaders(secureHeaderOptions(options)))
  const { headers } = await app.get('/', (c) => c.body(null)).request('/')
  return Object.fromEntries(headers)
}
