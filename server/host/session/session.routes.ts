import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie } from 'hono/cookie'
import * as v from 'valibot'
import { type Session, sessionPaths, Visitor } from '../../../contract/session/session.ts'
import type { Catalog } from '../../../domain/countries/catalogs.gen.ts'
import { catalogOf } from '../../../domain/languages/catalogs.ts'
import { chooseLanguage, parsePath, parseTwoLetters } from '../../../domain/languages/locale.ts'
import { clientAddress } from '../../common/addresses/client-address.ts'
import { acceptedLanguages } from '../../common/host-language.ts'
import { errorFields, type Log, type Pseudonym } from '../../common/log.ts'
import { problem, problemResponse } from '../../common/problems.ts'
import { requestLimits } from '../../common/request-limits.ts'
import { isOwnMachine, isSameOriginRequest } from '../../common/same-origin.ts'
import { knownVisitor, visitorCookieName } from '../../common/visitor-cookie.ts'
import type { CallRates } from '../../limits/call-rates.ts'
import { signInExpiredPage, signInUnavailablePage } from '../../page-shell/sign-in-problem-pages.ts'
import { defaultReturn, safeReturnTo, withoutSignInTrigger } from './return-to.ts'
import { IssuerUnavailableError } from './session.types.ts'
import type { SessionUsecases } from './session.usecases.ts'
import {
  dropSessionId,
  keepSessionId,
  keepSignInState,
  readSessionId,
  takeSignInState,
} from './session-cookies.ts'
import type { VisitorCookie } from './visitor-cookie.ts'

export type SessionRoutesDeps = {
  readonly usecases: SessionUsecases
  readonly visitors: VisitorCookie
  readonly origin: string
  readonly log: Log
  /** How the log names members. */
  readonly pseudonym: Pseudonym
  readonly rates: CallRates
  /** Number of proxies in front (`clientAddress`). */
  readonly trustProxy: number
  /**
   * Gives a member what this browser, known by the token of its cookie, has put into the bag before (BA-01); null: the API
   * host keeps bags itself.
   */
  readonly takeBagAlong: ((visitorToken: string, upmId: string) => Promise<void>) | null
}

/** The language asked for, else that of the page to come back to, else the browser's. */
const languageFor = (c: Context, returnTo: string): Catalog => {
  const asked = parseTwoLetters(c.req.query('locale'))
  const place = parsePath(returnTo.split(/[?#]/)[0] ?? '')
  const language = chooseLanguage({
    ...place,
    ...(asked === null ? {} : { locale: asked }),
    preferred: acceptedLanguages(c.req.header('accept-language')),
  })
  return catalogOf(language, place.country)
}

const tooLarge = () => problemResponse(problem('payload_too_large'))

/** `GET /session` and the doors of sign-in and sign-out (contract `sessionPaths`). */
export const createSessionRoutes = ({
  usecases,
  visitors,
  origin,
  log,
  pseudonym,
  takeBagAlong,
  rates,
  trustProxy,
}: SessionRoutesDeps): Hono<{ Bindings: HttpBindings }> => {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const { host } = new URL(origin)
  /** `127.0.0.1` for `localhost`: the same host, but a cookie of the one is not sent to the other. */
  const isAlias = (asked: string) => asked !== host && isOwnMachine(asked) && isOwnMachine(host)
  for (const path of [sessionPaths.session, `${sessionPaths.session}/*`]) {
    app.use(path, async (c, next) => {
      await next()
      c.header('Cache-Control', 'no-store')
    })
  }

  const unavailable = (error: unknown) => {
    if (!(error instanceof IssuerUnavailableError)) throw error
    log('warn', 'session.issuer-unavailable', errorFields(error))
  }

  /** Somebody who goes back to the callback's address after signing in has nothing left to do there. */
  const isMember = async (c: Context) => {
    const session = await usecases.current(readSessionId(c)).catch(unavailable)
    return session?.status === 'member'
  }

  /** A bag that cannot be taken along is no reason not to be signed in: it stays with the browser for the next time. */
  const keepBag = async (c: Context, upmId: string) => {
    const visitor = knownVisitor(c.req.header('cookie'))
    if (visitor === null || takeBagAlong === null) return
    try {
      await takeBagAlong(visitor, upmId)
      deleteCookie(c, visitorCookieName, { path: '/', secure: true })
    } catch (error) {
      log('error', 'session.bag-left-behind', errorFields(error))
    }
  }

  app.get(sessionPaths.session, async (c) => {
    const id = readSessionId(c)
    try {
      const session = await usecases.current(id)
      if (session.status === 'member') return c.json(session)
      if (id !== null) dropSessionId(c)
      const guest = (await visitors.known(c)) ?? { visitor: null }
      return c.json({ status: 'guest', ...guest } satisfies Session)
    } catch (error) {
      unavailable(error)
      return problemResponse(problem('unavailable', { headers: { 'Retry-After': '5' } }))
    }
  })

  app.post(
    sessionPaths.visitor,
    bodyLimit({ maxSize: requestLimits.contactBytes, onError: tooLarge }),
    async (c) => {
      if (!isSameOriginRequest(c.req.raw.headers, origin)) return problemResponse(problem('forbidden'))
      const sent = v.safeParse(Visitor, await c.req.json().catch(() => null))
      if (!sent.success) return problemResponse(problem('validation'))
      await visitors.keep(c, sent.output)
      return c.json({ status: 'guest', visitor: sent.output } satisfies Session)
    },
  )

  app.post(sessionPaths.visitorEnd, (c) => {
    if (!isSameOriginRequest(c.req.raw.headers, origin)) return problemResponse(problem('forbidden'))
    visitors.drop(c)
    return c.json({ status: 'guest', visitor: null } satisfies Session)
  })

  app.get(sessionPaths.signIn, async (c) => {
    const asked = new URL(c.req.url)
    if (isAlias(asked.host)) return c.redirect(`${origin}${asked.pathname}${asked.search}`, 303)
    const returnTo = safeReturnTo(c.req.query('returnTo'), origin)
    const locale = languageFor(c, returnTo)
    const waitMs = await rates.take('signIn', clientAddress(c.env.incoming, trustProxy))
    if (waitMs > 0) {
      c.header('Retry-After', String(Math.ceil(waitMs / 1000)))
      return c.html(signInUnavailablePage(locale, returnTo), 429)
    }
    const loginHint = c.req.query('login_hint')?.slice(0, 254) || null
    try {
      const { state, url } = await usecases.startSignIn(returnTo, locale, loginHint)
      keepSignInState(c, state)
      return c.redirect(url.href, 303)
    } catch (error) {
      unavailable(error)
      return c.html(signInUnavailablePage(locale, returnTo), 503)
    }
  })

  app.get(sessionPaths.callback, async (c) => {
    const callback = new URL(c.req.url.slice(c.req.url.indexOf(sessionPaths.callback)), origin)
    const ownState = takeSignInState(c, callback.searchParams.get('state') ?? '')
    const finished = await usecases.finishSignIn(callback, ownState)
    const returnTo = finished.returnTo ?? defaultReturn
    const language = languageFor(c, returnTo)
    switch (finished.outcome) {
      case 'signedIn': {
        const before = readSessionId(c)
        if (before !== null) await usecases.forget(before)
        visitors.drop(c)
        keepSessionId(c, finished.sessionId)
        log('info', 'session.started', { member: pseudonym(finished.upmId), replaces: before !== null })
        await keepBag(c, finished.upmId)
        return c.redirect(returnTo, 303)
      }
      case 'cancelled':
        return c.redirect(withoutSignInTrigger(returnTo, origin), 303)
      case 'expired':
        log('warn', 'session.refused', { reason: 'expired' })
        if (await isMember(c)) return c.redirect(defaultReturn, 303)
        return c.html(signInExpiredPage(language, returnTo), 400)
      case 'unavailable':
        return c.html(signInUnavailablePage(language, returnTo), 503)
    }
  })

  app.post(sessionPaths.signOut, async (c) => {
    if (!isSameOriginRequest(c.req.raw.headers, origin)) {
      log('warn', 'session.refused', { reason: 'elsewhere' })
      return problemResponse(problem('forbidden'))
    }
    const returnTo = safeReturnTo(c.req.query('returnTo'), origin)
    const id = readSessionId(c)
    const everywhere = c.req.query('everywhere') === 'true'
    const next = await (everywhere ? usecases.signOutEverywhere : usecases.signOut)(id, returnTo)
    log('info', 'session.ended', { wasKnown: id !== null, everywhere })
    dropSessionId(c)
    visitors.drop(c)
    if (!c.req.header('accept')?.includes('text/html')) return c.json({ continueTo: next?.href ?? null })
    return c.redirect(next?.href ?? returnTo, 303)
  })

  app.get(sessionPaths.signedOut, (c) => c.redirect(safeReturnTo(c.req.query('state'), origin), 303))
  return app
}
