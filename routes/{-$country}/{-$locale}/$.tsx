import { createFileRoute, Navigate, useRouterState } from '@tanstack/react-router'
import { NotFound } from '../../../src/shell/pages/not-found.tsx'

/**
 * Any other path: a page that says so, answered as 404. Its address gives way to that of the orders, in its country and language, which
 * a reload, a bookmark and a sign-in then open (SH-06).
 */
export const Route = createFileRoute('/{-$country}/{-$locale}/$')({
  codeSplitGroupings: [],
  component: Unknown,
})

function Unknown() {
  const hasOwnAddress = useRouterState({ select: ({ location }) => location.maskedLocation === undefined })
  return (
    <>
      {hasOwnAddress && (
        <Navigate
          to="."
          replace
          state={{ hasGivenWay: true }}
          resetScroll={false}
          viewTransition={false}
          mask={{ to: '/{-$country}/{-$locale}/orders', params: (current) => current, unmaskOnReload: true }}
        />
      )}
      <NotFound />
    </>
  )
}
