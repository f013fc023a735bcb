import { createRootRouteWithContext, Outlet, Scripts } from '@tanstack/react-router'
import * as v from 'valibot'
import type { App } from '../src/components/app/app-context.ts'

const bool = v.optional(v.fallback(v.boolean(), false))

/** Query that any page may carry; the rest, such as `flag.NAME`, passes through. */
const Search = v.looseObject({ standalone: bool, memberHeader: v.optional(v.fallback(v.boolean(), true)) })

export const Route = createRootRouteWithContext<{ app: App }>()({
  validateSearch: Search,
  component: Root,
})

/** The page, and on the host what its router goes on with in the browser. */
function Root() {
  return (
    <>
      <Outlet />
      <Scripts />
    </>
  )
}
