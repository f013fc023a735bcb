import { lazyRouteComponent } from '@tanstack/react-router'

/** The order's page for who has looked it up. It comes with the first letter that is typed: the form answers sooner without it. */
export const LookedUpOrder = lazyRouteComponent(
  () => import('../order-detail/guest-order-detail.tsx'),
  'GuestOrderDetail',
)

/** Asks for its code; whether it came is seen where it is shown. */
export const preloadOrder = (): void => {
  void LookedUpOrder.preload?.()
}
