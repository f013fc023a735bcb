import { type AnyRoute, createRouter, type LoaderFnContext } from '@tanstack/react-router'
import type { App } from '../components/app/app-context.ts'
import { PagePending } from '../components/page/page-pending.tsx'
import { routeTree } from '../routeTree.gen.ts'
import { ErrorView } from '../shell/pages/error-view.tsx'

type RouterOptions = {
  /** Whether a change of page is a view transition. */
  readonly moves: boolean
  /** Whether a page that is shown goes to its top, or to where it was left: where a shopper has scrolled already it does not. */
  readonly scrolls: () => boolean
  /** Of the scripts that a page rendered on the host carries. */
  readonly nonce?: string
}

type Loader = (context: LoaderFnContext) => unknown

/** The id of the route whose page an address opens. */
export const pageAt = (router: AppRouter, pathname: string): string => {
  const [routes] = router.getMatchedRoutes(pathname)
  return routes.at(-1)?.id ?? ''
}

/**
 * Each page waits for its texts, beside its code and what its own loader asks for. So does a layout that asks for something: it shows
 * once that is here, be the page inside it here or not, and its texts come with the page's.
 * @param textsOf asks for a page's texts by the id of its route; `null` where they are here.
 */
export const waitForTexts = (router: AppRouter, textsOf: (routeId: string) => Promise<void> | null): void => {
  for (const route of Object.values(router.routesById as unknown as Readonly<Record<string, AnyRoute>>)) {
    const load = route.options.loader as Loader | undefined
    if (route.children !== undefined && load === undefined) continue
    const loadWithTexts: Loader = (context) => {
      const texts = textsOf(pageAt(router, context.location.pathname))
      const answer = load?.(context)
      return texts === null ? answer : Promise.all([answer, texts]).then(([loaded]) => loaded)
    }
    Object.assign(route.options, { loader: loadWithTexts })
  }
}

/** The router of one document. Pages wait inside the shell, each with a shape of its own. */
export const createAppRouter = (app: App, { moves, scrolls, nonce }: RouterOptions) =>
  createRouter({
    routeTree,
    context: { app },
    defaultPreload: 'intent',
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: ErrorView,
    scrollRestoration: scrolls,
    defaultViewTransition: moves,
    ...(nonce !== undefined && { ssr: { nonce } }),
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
