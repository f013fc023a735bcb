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

/**
 * Each page waits for its texts, beside its code and what its own loader asks for.
 * @param textsOf asks for a page's texts by the id of its route; `null` where they are here.
 */
export const waitForTexts = (router: AppRouter, textsOf: (routeId: string) => Promise<void> | null): void => {
  for (const route of Object.values(router.routesById as unknown as Readonly<Record<string, AnyRoute>>)) {
    // A layout's texts come with those of the pages in it.
    if (route.children !== undefined) continue
    const load = route.options.loader as Loader | undefined
    const loadWithTexts: Loader = (context) => {
      const texts = textsOf(route.id)
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
