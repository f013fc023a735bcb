import { createRouter } from '@tanstack/react-router'
import type { App } from '../features/app-context.ts'
import { ErrorView } from '../features/shell/error-view.tsx'
import { PagePending } from '../features/shell/page-pending.tsx'
import { routeTree } from '../routeTree.gen.ts'

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
