import type { DeferredPaymentData, OrderPaymentData } from '../../contract/orders/deferred-payment-data.ts'

/** What there is without asking: of a job, its last word, unless it failed. */
const broughtAlong = (data: OrderPaymentData | null): DeferredPaymentData | null => {
  if (data === null || !('status' in data)) return data
  return data.status === 'COMPLETED' && data.error === null ? data.response : null
}

/** The form or code that an order brings along, or that its job has prepared; `null` where there is neither. */
export const paymentDataOf = (data: OrderPaymentData | null): DeferredPaymentData | null => {
  const prepared = broughtAlong(data)
  return prepared?.form || prepared?.qrCodeURL ? prepared : null
}

/** The order names a job that still prepares it. */
export const isBeingPrepared = (data: OrderPaymentData | null): boolean =>
  data !== null && 'status' in data && data.status !== 'COMPLETED'
