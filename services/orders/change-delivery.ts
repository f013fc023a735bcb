import { changeDelivery as call, type DeliveryChangeRequest } from '../../contract/orders/delivery-change.ts'
import { createChange } from '../http/change.ts'
import { done } from '../http/outcome.ts'

export type DeliveryTarget = { readonly orderNumber: string }

/** Changes where and when an order is delivered (BY-17); the value is the day it is asked for now. */
export const changeDelivery = createChange({
  call,
  objectOf: ({ orderNumber }: DeliveryTarget) => orderNumber,
  requestOf: (body: DeliveryChangeRequest, { orderNumber }) => ({ params: { orderNumber }, body }),
  readResponse: (response) => done<string | null>(response?.day ?? null),
})
