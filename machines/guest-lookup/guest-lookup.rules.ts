import type { Visitor } from '../../contract/session/session.ts'
import { isOrderNumber, typedOrderNumber } from '../../domain/guests/order-number.ts'
import { wirePhone } from '../../domain/guests/phone.ts'
import type { FindOrderInput, FindOrderResult, GuestLookupContext } from './guest-lookup.types.ts'

/** What the host is asked: the order number and the one contact that the form shows. */
export const questionOf = ({
  form,
  callingCode,
  country,
  language,
}: Pick<GuestLookupContext, 'form' | 'callingCode' | 'country' | 'language'>): FindOrderInput => ({
  orderNumber: typedOrderNumber(form.orderNumber),
  email: form.contact === 'email' ? form.email.trim() : null,
  phone: form.contact === 'phone' ? wirePhone(form.phone, callingCode) : null,
  country,
  language,
})

/** Who looked the order up, for the calls that follow (SE-02). */
export const visitorOf = (context: GuestLookupContext): Visitor => {
  const { email, phone } = questionOf(context)
  return { email, phone, visitorId: context.newId(), visit: context.newId() }
}

/** An unknown order and a wrong contact are one and the same answer; so is a value that the host refuses. */
export const isNoMatch = (result: FindOrderResult): boolean =>
  !result.ok && result.failure.kind === 'problem' && [400, 404].includes(result.failure.status)

/** The number of the order to come back to after signing in; `null` where what stands there is none. */
export const numberToReturnTo = ({ form }: Pick<GuestLookupContext, 'form'>): string | null => {
  const number = typedOrderNumber(form.orderNumber)
  return isOrderNumber(number) ? number : null
}
