import { internationalPhone, isInternationalPhone } from '../../../domain/guests/phone.ts'
import { newCodeEntry } from '../../code-entry.flow.ts'
import type {
  ConfirmPhoneInput,
  PhoneConfirmationContext,
  PhoneConfirmationInput,
  RequestPhoneCodeInput,
} from './phone-confirmation.types.ts'

type Typed = Pick<PhoneConfirmationContext, 'phone' | 'callingCode'>

const phoneOf = ({ phone, callingCode }: Typed): string => internationalPhone(phone, callingCode)

export const isPhoneRight = (typed: Typed): boolean => isInternationalPhone(phoneOf(typed))

/** What a code is asked for with; sent again by its key it is one code. */
export const requestOf = (context: PhoneConfirmationContext): RequestPhoneCodeInput => ({
  orderNumber: context.orderNumber,
  phone: phoneOf(context),
  language: context.language,
  key: context.requestKey,
})

/** What a code is tried with; sent again by its key it counts once. */
export const tryOf = (context: PhoneConfirmationContext): ConfirmPhoneInput => ({
  orderNumber: context.orderNumber,
  phone: phoneOf(context),
  code: context.code,
  key: context.tryKey,
})

export const startOf = (input: PhoneConfirmationInput): PhoneConfirmationContext => ({
  ...input,
  phone: '',
  ...newCodeEntry,
  sentTo: null,
  confirmed: null,
})
