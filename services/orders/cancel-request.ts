import {
  type CancelRequest,
  cancelReasonCode,
  omsOrderDocumentReference,
} from '../../contract/orders/cancellation.ts'
import type { Order } from '../../contract/orders/order.ts'
import { authorizationInfoOf } from '../../domain/orders/authorization-info.ts'

/** Goes to the warehouse's staff, whatever the shopper's language; the same on every try (CA-08). */
const reasonText = 'Cancelled by the customer'

/** The wire takes digits only, 3 to 16 of them; anything else is left out. */
const digitsOf = (phone: string | null): string | null => {
  const digits = (phone ?? '').replace(/\D/g, '')
  return digits.length >= 3 && digits.length <= 16 ? digits : null
}

/** Contact of an order, as the specification derives it (orders.md §3, authorizationInfo). */
const contactOf = (order: Order) => {
  const { dayPhoneNumber, email, phoneNumber } = authorizationInfoOf(order)
  return { dayPhoneNumber: digitsOf(dayPhoneNumber), email, phoneNumber }
}

/** The request for cancelling an order, in the variant for members or guests (orders.md §7, CA-05). */
export const cancelRequestOf = (order: Order, isMember: boolean): CancelRequest => {
  const { dayPhoneNumber, email, phoneNumber } = contactOf(order)
  if (isMember)
    return {
      authorizationInfo: { dayPhoneNumber, email, phoneNumber },
      orderNumber: order.orderNumber,
      omsRegionReference: order.regionReference,
    }
  const contact = email !== null ? { email } : phoneNumber ? { userInfo: { phoneNumber } } : {}
  return {
    request: {
      omsOrderDocumentReference,
      omsRegionReference: order.regionReference,
      ...(dayPhoneNumber === null ? {} : { dayPhoneNumber }),
      reasonCode: cancelReasonCode,
      reasonText,
      ...contact,
    },
    sourceOfRequest: 'SELF_SERVICE',
  }
}
