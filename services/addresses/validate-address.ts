import type { SentDeliveryAddress } from '../../contract/addresses/address-book.ts'
import { validateAddress as call } from '../../contract/addresses/address-validation.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

export type ValidateAddressInput = {
  readonly address: SentDeliveryAddress
  /** Two letters. */
  readonly language: string
  /** Who asks, as far as it is known without saying who they are; `null` for members. */
  readonly visitor: { readonly visitorId: string | null; readonly visit: string | null } | null
}

/** What the host knows of an address; `validatedAddress` is how it is probably meant. */
export type AddressVerdict = {
  readonly validated: boolean
  readonly validatedAddress: SentDeliveryAddress | null
}

/** Asks whether mail reaches an address (RA-02). */
export const validateAddress = (
  http: Http,
  body: ValidateAddressInput,
  signal?: AbortSignal,
): Promise<CallResult<AddressVerdict>> => http.call(call, { body, ...(signal ? { signal } : {}) })
