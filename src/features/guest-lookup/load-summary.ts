import type { ComponentType } from 'react'
import type { ExpectedOrder } from '../../../machines/order-detail/order-detail.types.ts'
import type { App } from '../app-context.ts'

type OrderDetail = ComponentType<{ readonly orderNumber: string; readonly expects: ExpectedOrder }>

let underWay: Promise<OrderDetail> | null = null

/** Code and texts of the order's page, which the form alone does without; a failed load is tried again. */
export const loadSummary = (app: App): Promise<OrderDetail> => {
  underWay ??= Promise.all([import('../order-detail/order-detail.tsx'), app.loadTexts('order-detail')]).then(
    ([page]) => page.OrderDetail,
    (error: unknown) => {
      underWay = null
      throw error
    },
  )
  return underWay
}
