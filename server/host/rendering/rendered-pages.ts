import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Session } from '../../../contract/session/session.ts'
import { memoize } from '../../../domain/format/memoize.ts'
import { parsePath } from '../../../domain/languages/locale.ts'
import { holdsLinkCode } from '../../../domain/pages/link-code.ts'
import { timeZoneCookie } from '../../../domain/pages/time-zone-cookie.ts'
import type {
  PageRequest,
  RenderedPage,
  RenderPage,
  WholePage,
} from '../../../src/app/server/entry-server.tsx'
import { acceptedLanguages } from '../../common/host-language.ts'
import { errorFields, type Log } from '../../common/log.ts'
import { isUnavailable } from '../../common/unavailable.ts'
import type { ExtrasOf } from '../pages/page-extras.ts'
import { positionPolicyOf } from '../pages/security-headers.ts'
import { accepts } from '../pages/send-file.ts'
import type { DocumentRequest } from './page-document.ts'
import { isMarkedUnavailable, markUnavailable } from './unavailable-for.ts'

export type RenderedPagesDeps = {
  readonly render: RenderPage
  /** The whole document of a page. */
  readonly documentOf: (page: WholePage, request: DocumentRequest) => string
  /**
   * Who is looking, by the request's cookies.
   * @throws where that cannot be known now.
   */
  readonly sessionOf: (c: Context) => Promise<Session>
  /** The API as this request asks it. */
  readonly apiFor: (c: Context) => PageRequest['api']
  readonly origin: string
  /** Who stands in for the shop's site; `null`: nobody. */
  readonly playedShop: PageRequest['playedShop']
  /** Policy of pages without inline scripts and styles. */
  readonly policy: string
  /** Requests that are to get the page without its contents. */
  readonly wantsShell: (c: Context) => boolean
  readonly extrasOf?: ExtrasOf | undefined
  readonly log: Log
}

/** A page goes out without what has not come by then, in milliseconds: the shopper sees its shape, and it asks itself. */
const waitMs = 1_500

const compress = promisify(brotliCompress)

/** The policy with what stands in the page itself allowed by its nonce. */
const policyWith = (policy: string, nonce: string) =>
  policy
    .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
    .replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)

/** A zone by its one name, however it is written; `null` for what is none. */
const timeZoneNamed = memoize((name: string): { readonly zone: string | null } => {
  try {
    return { zone: new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone }
  } catch {
    return { zone: null }
  }
})

/** Newer than TypeScript's own types. */
type LocaleWithZones = Intl.Locale & { readonly getTimeZones: () => readonly string[] | undefined }

/** The zone of a country that has one; where it has several, nobody's. */
const zoneOf = memoize((country: string): string => {
  const zones = (new Intl.Locale(`und-${country}`) as LocaleWithZones).getTimeZones() ?? []
  return zones.length === 1 ? (zones[0] ?? 'UTC') : 'UTC'
})

/** As the browser has told it, else by the address. */
const timeZoneOf = (c: Context): string => {
  const told = timeZoneNamed(getCookie(c, timeZoneCookie) ?? '').zone
  const { country } = parsePath(c.req.path)
  return told ?? (country === null ? 'UTC' : zoneOf(country))
}

/** @throws where what is waited for does not come in time. */
const inTime = async <T>(awaited: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new DOMException('It did not come in time', 'TimeoutError')),
    waitMs,
  )
  return Promise.race([awaited, late.promise]).finally(() => clearTimeout(timer))
}

/** Where the page is, at the origin of the pages: a path may begin with what reads like another host. */
const addressOf = (c: Context, origin: string): URL => {
  const { pathname, search } = new URL(c.req.url)
  return new URL(origin + pathname + search)
}

const staysHere = (location: string, origin: string) => new URL(location, origin).origin === origin

/** Pages as the host renders them. `null`: the page goes out without its contents, and makes them in the browser. */
export const createRenderedPages = (deps: RenderedPagesDeps) => {
  const { render, documentOf, sessionOf, apiFor, origin, policy, log } = deps

  const rendered = async (c: Context, nonce: string): Promise<RenderedPage | null> => {
    if (deps.wantsShell(c)) return null
    const startedAt = performance.now()
    try {
      const session = await inTime(sessionOf(c))
      return await render({
        url: addressOf(c, origin),
        acceptedLanguages: acceptedLanguages(c.req.header('accept-language')),
        userAgent: c.req.header('user-agent') ?? '',
        playedShop: deps.playedShop,
        timeZone: timeZoneOf(c),
        session,
        api: apiFor(c),
        nonce,
        waitMs: Math.max(0, waitMs - (performance.now() - startedAt)),
        signal: c.req.raw.signal,
      })
    } catch (error) {
      if (isUnavailable(error)) markUnavailable(c)
      if (!c.req.raw.signal.aborted) log('error', 'page.not-rendered', errorFields(error))
      return null
    }
  }

  return async (c: Context): Promise<Response | null> => {
    const nonce = randomBytes(16).toString('base64url')
    const page = await rendered(c, nonce)
    if (page === null) return null
    if (page.kind === 'redirect' && !staysHere(page.location, origin)) return null
    c.header('Cache-Control', 'private, no-store')
    if (page.kind === 'redirect') return c.redirect(page.location, 307)
    const extras = deps.extrasOf?.(c)
    const address = addressOf(c, origin)
    const text = documentOf(page, {
      path: address.pathname,
      nonce,
      // What a member looks for is nobody else's business either (BY-55).
      isSecret: holdsLinkCode(address) || address.searchParams.has('q'),
      extra: extras?.head ?? '',
    })
    c.status(isMarkedUnavailable(c) ? 503 : page.status)
    c.header('Content-Type', 'text/html; charset=utf-8')
    c.header('Content-Security-Policy', policyWith(extras?.policy ?? policy, nonce))
    c.header('Vary', 'Accept-Encoding, Accept-Language, Cookie')
    for (const [name, value] of Object.entries(positionPolicyOf(address.pathname))) c.header(name, value)
    if (page.link !== null) c.header('Link', page.link)
    if (!accepts(c.req.header('accept-encoding'), 'br')) return c.body(text)
    const body = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    c.header('Content-Encoding', 'br')
    return c.body(body as Uint8Array<ArrayBuffer>)
  }
}
