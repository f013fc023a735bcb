import type { Order } from '../../contract/orders/order.ts'

export type AuthorizationInfo = NonNullable<Order['authorizationInfo']>

/**
 * Who may change an order, as cancelling and returning send it (orders.md §3, "Derived authorizationInfo"): what the host
 * gave, filled up from the order's own contacts.
 */
export const authorizationInfoOf = (
  order: Pick<Order, 'authorizationInfo' | 'userInfo' | 'shipFrom'>,
): AuthorizationInfo => {
  const { authorizationInfo: given, userInfo, shipFrom } = order
  const from = shipFrom?.contactInformation
  return {
    email: given?.email ?? from?.email ?? null,
    dayPhoneNumber:
      given?.dayPhoneNumber ?? userInfo.contactInformation?.dayPhoneNumber ?? from?.dayPhoneNumber ?? null,
    phoneNumber: given?.phoneNumber ?? userInfo.phoneNumber,
  }
}
