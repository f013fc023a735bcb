import { createRouter } from '@tanstack/react-router'
import type { App } from '../components/app/app-context.ts'
import { PagePending } from '../components/page/page-pending.tsx'
import { routeTree } from '../routeTree.gen.ts'
import { ErrorView } from '../shell/pages/error-view.tsx'

/** The router of this document. Pages wait inside the shell, each with a shape of its own. */
export const createAppRouter = (app: App) =>
  createRouter({
    routeTree,
    context: { app },
    defaultPreload: 'intent',
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: ErrorView,
    scrollRestoration: true,
    defaultViewTransition: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
