import type { Order } from '../../contract/orders/order.ts'
import { type DorisTriggerRequest, dorisEventType, maxName } from '../../contract/returns/doris-trigger.ts'
import { asLine } from '../../contract/wire/text.ts'

export type DorisInput = {
  readonly order: Pick<Order, 'orderNumber' | 'shipFrom' | 'authorizationInfo'>
  readonly enableDorisCommunication: boolean
  readonly isStoreReturn: boolean
  /** Two letters. */
  readonly language: string
  readonly country: string
  /** `null` for guests. */
  readonly upmId: string | null
}

const nameOf = (name: string | null | undefined): string | null => (name ? asLine(name, maxName) : null)
const digitsOf = (phone: string | null | undefined): string => (phone ?? '').replace(/\D/g, '')

/**
 * The notification of a store return, or `null` where there is none: it goes when the flag is on, the method is a store
 * return and a day phone exists (returns.md §7, RS-05).
 */
export const dorisTriggerOf = (input: DorisInput): DorisTriggerRequest | null => {
  const { order, language, country, upmId } = input
  const phoneNumber = digitsOf(
    order.authorizationInfo?.dayPhoneNumber ?? order.shipFrom?.contactInformation?.dayPhoneNumber,
  )
  const isReachable = phoneNumber.length >= 3 && phoneNumber.length <= 16
  if (!input.enableDorisCommunication || !input.isStoreReturn || !isReachable) return null
  return {
    eventType: dorisEventType,
    firstName: nameOf(order.shipFrom?.recipient?.firstName),
    lastName: nameOf(order.shipFrom?.recipient?.lastName),
    language: language.slice(0, 2).toLowerCase(),
    marketplace: country.toUpperCase(),
    phoneNumber,
    salesOrderNumber: order.orderNumber,
    upmId,
  }
}
