import type { ComponentType } from 'react'
import type { App } from '../app-context.ts'

type GuestOrderDetail = ComponentType<{ readonly orderNumber: string }>

let underWay: Promise<GuestOrderDetail> | null = null

/** Code and texts of the order's page, which the form alone does without; a failed load is tried again. */
export const loadSummary = (app: App): Promise<GuestOrderDetail> => {
  underWay ??= Promise.all([
    import('../order-detail/guest-order-detail.tsx'),
    app.loadTexts('order-detail'),
  ]).then(
    ([page]) => page.GuestOrderDetail,
    (error: unknown) => {
      underWay = null
      throw error
    },
  )
  return underWay
}
