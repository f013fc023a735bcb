import type { ComponentType } from 'react'

type GuestOrderDetail = ComponentType<{ readonly orderNumber: string }>

let underWay: Promise<GuestOrderDetail> | null = null

/** Code of the order's page, which the form alone does without; a failed load is tried again. */
export const loadSummary = (): Promise<GuestOrderDetail> => {
  underWay ??= import('../order-detail/guest-order-detail.tsx').then(
    (page) => page.GuestOrderDetail,
    (error: unknown) => {
      underWay = null
      throw error
    },
  )
  return underWay
}
