import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'

const rootRoute = createRootRoute({ component: Outlet })
const orders = createRoute({
  getParentRoute: () => rootRoute,
  path: '/floor/stack',
  component: lazyRouteComponent(() => import('./orders.tsx')),
})
const router = createRouter({ routeTree: rootRoute.addChildren([orders]) })

const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
