import { lazyRouteComponent } from '@tanstack/react-router'
import { partTexts } from '../../components/app/part-texts.ts'

/** The order's page for who has looked it up. It comes with the first letter that is typed: the form answers sooner without it. */
export const LookedUpOrder = lazyRouteComponent(async () => {
  const [{ GuestOrderDetail }] = await Promise.all([
    import('../order-detail/guest-order-detail.tsx'),
    partTexts('src/features/order-detail/guest-order-detail.tsx'),
  ])
  return { GuestOrderDetail }
}, 'GuestOrderDetail')

/** Asks for its code; whether it came is seen where it is shown. */
export const preloadOrder = (): void => {
  void LookedUpOrder.preload?.()
}
