import { createFileRoute, redirect } from '@tanstack/react-router'
import { unknownPathTarget } from '../domain/pages/page.ts'

/** Any other path leads to the orders, in its country and language (SH-06). */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: unknownPathTarget(location.pathname), replace: true })
  },
})
