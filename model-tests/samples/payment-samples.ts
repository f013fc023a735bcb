import type { PaymentForm } from '../../domain/payments/deferred-payment.ts'
import type { DeferredPaymentInput } from '../../machines/deferred-payment/deferred-payment.types.ts'
import { sampleOrder, walkTime } from './samples.ts'

/** Where forms and codes may lead in walks. */
export const paymentLinks = { origin: 'https://shop.example', allowedHosts: ['pay.podium.example'] }

const cardPayment = { paymentType: 'CREDIT_CARD' as const, paymentDisplayNumber: '4242' }
export const walletPayment = { paymentType: 'WECHAT' as const }

/** An order whose payment was left for later. */
export const unpaidOrder = (changes: Parameters<typeof sampleOrder>[0] = {}) =>
  sampleOrder({ paymentHoldFlag: true, paymentApprovalId: 'ap1', payment: [cardPayment], ...changes })

export const postForm: PaymentForm = {
  action: 'https://pay.podium.example/checkout',
  method: 'POST',
  fields: [{ name: 'paymentId', value: 'p1' }],
}

export const codeUrl = 'https://shop.example/us/en/orders/payment-redirect?orderId=C00000001&paymentId=p1'

export const paymentReturnUrl = 'https://shop.example/us/en/orders/sales/C00000001/payment-confirmation'

/** A member in the US on the payment page of their order. */
export const samplePaymentInput = (changes: Partial<DeferredPaymentInput> = {}): DeferredPaymentInput => ({
  orderNumber: 'C00000001',
  page: 'payment',
  isGuest: false,
  isEnabled: true,
  country: 'us',
  language: 'en',
  experienceType: () => 'DESKTOP',
  returnUrl: paymentReturnUrl,
  order: null,
  prepared: null,
  links: paymentLinks,
  visit: { visitId: 'v1', visitorId: 'w1' },
  isInWallet: false,
  now: () => walkTime,
  ...changes,
})
