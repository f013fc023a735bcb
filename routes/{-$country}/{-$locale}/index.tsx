import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/{-$country}/{-$locale}/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/{-$country}/{-$locale}/orders', params, replace: true })
  },
})
