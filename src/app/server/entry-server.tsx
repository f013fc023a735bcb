import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createRequestHandler, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import type { Session } from '../../../contract/session/session.ts'
import type { Catalog } from '../../../domain/countries/catalogs.gen.ts'
import type { Direction } from '../../../domain/languages/locale.ts'
import type { PlayedShop } from '../../../domain/links/links.ts'
import { pageNameOf } from '../../../domain/pages/page.ts'
import { isPagePath } from '../../../domain/pages/page-subject.ts'
import { type QueryContact, takeContact, withContact } from '../../../domain/pages/query-contact.ts'
import { comesWithPage } from '../../../domain/papers/return-proof.ts'
import { selectExperience } from '../../../machines/experience/experience.selectors.ts'
import { createHttp, nobody } from '../../../services/http/http.ts'
import { loadExperience } from '../../../services/session/load-experience.ts'
import type { App, Place } from '../../components/app/app-context.ts'
import { titleOf } from '../../components/page/page-titles.tsx'
import { type Known, writeKnown } from '../known.ts'
import { PageRoot } from '../page-root.tsx'
import { placeOf } from '../place.ts'
import { type AppRouter, createAppRouter } from '../router.ts'
import { pageDescriptions } from './page-descriptions.tsx'
import { createServerApp, type ServerAppInput, stoppedClock, withoutSecrets } from './server-app.ts'
import { textsIn } from './texts.ts'

/** Written in front of every document by the router. */
const doctype = '<!DOCTYPE html>'

/** One page to render. */
export type PageRequest = {
  readonly url: URL
  /** BCP 47 tags, best first. */
  readonly acceptedLanguages: readonly string[]
  readonly userAgent: string
  /** Who stands in for the shop's site; `null`: nobody. */
  readonly playedShop: PlayedShop | null
  /** IANA zone to write times in. */
  readonly timeZone: string
  /** Who is looking. Token and pass are for calls of the API; they never stand in the page. */
  readonly session: Session
  /** Where calls go, by `fetch`: to the API in this process, or over the network. */
  readonly api: ServerAppInput['api']
  /** Of the scripts in the page. */
  readonly nonce: string
  /** How long the page waits for what it shows, in milliseconds; then it goes out without. */
  readonly waitMs: number
  readonly signal: AbortSignal
}

export type WholePage = {
  readonly kind: 'page'
  /** 404 where the address is no page's. */
  readonly status: 200 | 404
  readonly language: Catalog
  readonly direction: Direction
  readonly title: string
  /** `null` where the page's own head says it. */
  readonly description: string | null
  /** Markup that the page itself has in the head. */
  readonly head: string
  /** Markup of the page, with the scripts of its router. */
  readonly body: string
  /** What the page goes on with in the browser, as JSON. */
  readonly known: string
  /** Whether an order of it was there in time. */
  readonly showsOrder: boolean
  /** `Link` header: pictures of the first screen. */
  readonly link: string | null
}

export type RenderedPage = WholePage | { readonly kind: 'redirect'; readonly location: string }

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/** The whole of it, once all that it waits for is there. */
const renderWhole = (page: ReactNode, { nonce, signal }: Pick<PageRequest, 'nonce' | 'signal'>) =>
  new Promise<{ readonly html: string; readonly link: string | null }>((resolve, reject) => {
    let link: string | null = null
    let failure: unknown = null
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // All is there when it is written, so no part needs a script to put it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onHeaders: (headers) => {
        link = headers.Link ?? null
      },
      onError: (error) => {
        failure ??= error
      },
      onShellError: reject,
      onAllReady: () => {
        if (failure !== null) return reject(failure)
        text(pipe(new PassThrough())).then((html) => resolve({ html, link }), reject)
      },
    })
    signal.addEventListener('abort', () => abort(signal.reason), { once: true })
  })

const proofWithPage = (known: Known['returnProof']) => (known && comesWithPage(known.value) ? known : null)

const knownOf = (app: App, { session, timeZone }: PageRequest): Known => ({
  place: app.place,
  session: withoutSecrets(session),
  experience: selectExperience(app.experience.getSnapshot()),
  queryContact: app.queryContact,
  now: app.clock.now(),
  timeZone,
  firstPage: app.prefetchedOrders.known(),
  orders: app.orderCache.all(),
  pickupPlace: app.pickupPlaces.known(),
  refundStatus: app.refundStatuses.known(),
  papers: app.orderPapers.known(),
  returnProof: proofWithPage(app.returnProofs.known()),
  visit: app.visits.known(),
  notifications: app.notifications.known(),
  guestOrders: app.guestOrders.known(),
  carriers: app.providers.known(),
})

const headOf = ({ country, textLanguage, direction }: Place, pathname: string) => {
  const i18n = textsIn(textLanguage)
  const name = pageNameOf(pathname)
  return {
    language: textLanguage,
    direction,
    title: titleOf(i18n, pathname, country),
    description: i18n._(pageDescriptions[name]),
    status: isPagePath(pathname) ? (200 as const) : (404 as const),
  }
}

/** React writes first what belongs in the head. */
const headAndBody = (html: string) => {
  const [head] = /^(?:<(?:link|meta)\b[^>]*>)*/.exec(html) ?? ['']
  return { head, body: html.slice(head.length) }
}

/** Where a page leads on to; a page of this origin is told the contact that the address came with. */
const leadOn = (location: string, from: URL, contact: QueryContact): string => {
  const to = new URL(location, from)
  if (to.origin !== from.origin) return location
  const { pathname, search, hash } = withContact(contact, to)
  return pathname + search + hash
}

/** Ends after so many milliseconds, or when there is no more reason to wait. */
const deadlineIn = (ms: number) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  return { promise, clear: () => clearTimeout(timer) }
}

/**
 * Renders a page with what it shows, for one request (docs/decisions/0080).
 * @throws where a part of it cannot be rendered: then the browser makes the whole page.
 */
export const renderPage: RenderPage = async (request) => {
  const { url, nonce, signal } = request
  const { contact, address } = takeContact(url)
  const place = placeOf(address.pathname, request.acceptedLanguages)
  const clock = stoppedClock()
  const deadline = deadlineIn(request.waitMs)
  const http = createHttp({ ...request.api, identity: nobody, clock, textLanguage: place.textLanguage })
  const settings = loadExperience(http, { country: place.marketplace, language: place.language })
  const experience = Promise.race([
    settings.then((result) => (result.ok ? result.value : null)),
    deadline.promise.then(() => null),
  ])
  const app = createServerApp({
    place,
    session: request.session,
    experience,
    queryContact: contact,
    api: request.api,
    clock,
    device: {
      origin: url.origin,
      userAgent: request.userAgent,
      playedShop: request.playedShop,
      timeZone: request.timeZone,
    },
    deadline: deadline.promise,
  })
  const handle = createRequestHandler({
    request: new Request(address, { signal }),
    createRouter: () => createAppRouter(app, { moves: false, scrolls: () => true, nonce }),
  })
  const rendered: WholePage[] = []
  try {
    const response = await handle(async ({ router }) => {
      await app.whenSettled()
      clock.stop()
      const appRouter = router as AppRouter
      const root = <PageRoot app={app} i18n={textsIn(place.textLanguage)} router={appRouter} />
      const { html, link } = await renderWhole(root, { nonce, signal })
      const whole = await transformHtmlStringWithRouter(router, html)
      const { head, body } = headAndBody(whole.slice(doctype.length))
      const about = headOf(place, router.state.location.pathname)
      rendered.push({
        kind: 'page',
        ...about,
        ...(head.includes('name="description"') && { description: null }),
        head,
        body,
        known: writeKnown(knownOf(app, request)),
        showsOrder: app.orderCache.all().length > 0,
        link,
      })
      return new Response(null)
    })
    const [page] = rendered
    if (page) return page
    const location = leadOn(response.headers.get('Location') ?? '/orders', url, contact)
    return { kind: 'redirect', location }
  } finally {
    deadline.clear()
  }
}
