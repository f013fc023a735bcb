import type { DeferredPaymentData, OrderPaymentData } from '../../contract/orders/deferred-payment-data.ts'

/** The form or code that an order brings along, or that its job has prepared; `null` where there is neither. */
export const paymentDataOf = (data: OrderPaymentData | null): DeferredPaymentData | null => {
  const prepared = data !== null && 'status' in data ? data.response : data
  return prepared?.form || prepared?.qrCodeURL ? prepared : null
}

/** The order names a job that still prepares it. */
export const isBeingPrepared = (data: OrderPaymentData | null): boolean =>
  data !== null && 'status' in data && data.status !== 'COMPLETED'
