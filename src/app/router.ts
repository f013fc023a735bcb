import { createRouter } from '@tanstack/react-router'
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
