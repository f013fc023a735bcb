import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

type OrderPage =
  | '/{-$country}/{-$locale}/orders/sales/$orderNumber'
  | '/{-$country}/{-$locale}/orders/returns/$orderNumber'

/** In view for this long is being looked at, in milliseconds. */
const lookMs = 1_000

/** Whether the shopper's browser asks for as little as possible. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Ref of a link to an order: once it is looked at, the order's page is loaded ahead, so that a tap opens it at once. */
export const usePreloadInView = (to: OrderPage, orderNumber: string) => {
  const router = useRouter()
  return useCallback(
    (element: Element | null) => {
      if (element === null || savesData()) return
      let timer: ReturnType<typeof setTimeout> | undefined
      const observer = new IntersectionObserver((entries) => {
        clearTimeout(timer)
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        timer = setTimeout(() => {
          observer.disconnect()
          void router.preloadRoute({ to, params: { orderNumber } })
        }, lookMs)
      })
      observer.observe(element)
      return () => {
        clearTimeout(timer)
        observer.disconnect()
      }
    },
    [router, to, orderNumber],
  )
}
