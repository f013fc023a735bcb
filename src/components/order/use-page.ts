import { useRouterState } from '@tanstack/react-router'
import { createContext, useContext, useMemo } from 'react'
import type { Flags } from '../../../contract/session/experience.ts'
import type { LinkPolicy } from '../../../domain/links/links.ts'
import { canWriteReview } from '../../../domain/shop/reviews.ts'
import { useApp, useFlags, useMember, useStandalone } from '../app/app-context.ts'
import { useTimeZone } from '../app/use-browser-fact.ts'
import { useLinkPolicy } from '../links/link-policy.ts'

/** What every part of an order's page needs to know; read once per page, as an order may have hundreds of lines. */
export type OrderPage = {
  /** BCP 47 tag for dates, money and country names. */
  readonly locale: string
  /** Two letters, lower case. */
  readonly country: string
  /** IANA zone of the shopper. */
  readonly timeZone: string
  readonly flags: Flags
  readonly links: LinkPolicy
  readonly isMember: boolean
  readonly canWriteReview: boolean
  readonly standalone: boolean
}

export const OrderPageContext = createContext<OrderPage | null>(null)

export const usePage = (): OrderPage => {
  const page = useContext(OrderPageContext)
  if (page === null) throw new Error('No order page in context')
  return page
}

const useQuery = (): Record<string, unknown> => useRouterState({ select: (state) => state.location.search })

/** Reads place, flags, shop and session for `OrderPageContext`. */
export const useOrderPage = (): OrderPage => {
  const { place } = useApp()
  const links = useLinkPolicy()
  const timeZone = useTimeZone()
  const flags = useFlags()
  const isMember = useMember() !== null
  const query = useQuery()
  const mayReview = canWriteReview({
    enableWriteReview: query.enableWriteReview,
    flag: flags.enableWriteReview,
    isMember,
  })
  const standalone = useStandalone()
  return useMemo(
    () => ({
      locale: place.tag,
      country: place.marketplace,
      timeZone,
      flags,
      links,
      isMember,
      canWriteReview: mayReview,
      standalone,
    }),
    [place, links, timeZone, flags, isMember, mayReview, standalone],
  )
}
