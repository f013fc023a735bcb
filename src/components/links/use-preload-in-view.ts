import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

type Router = ReturnType<typeof useRouter>
type PageAhead = Parameters<Router['preloadRoute']>[0]

/** In view for this long is being looked at, in milliseconds. */
const lookMs = 1_000

/** Whether the shopper's browser asks for as little as possible. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Ref of what leads to a page: once it is looked at, the page is loaded ahead, so that a tap opens it at once. */
export const usePreloadInView = (to: PageAhead['to'], orderNumber: string) => {
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
          void router.preloadRoute({ to, params: { orderNumber } } as PageAhead)
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
