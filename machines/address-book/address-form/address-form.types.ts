import type { SentDeliveryAddress } from '../../../contract/addresses/address-book.ts'
import type { AddressBookEntry, DeliveryAddress } from '../../../contract/addresses/delivery-address.ts'
import type { AddressDraft } from '../../../domain/addresses/address-layout.types.ts'
import type { AddressRules } from '../../../domain/addresses/address-rules.types.ts'
import type { SaveAddressTarget, SavedAddress } from '../../../services/addresses/save-address.ts'
import type { AddressVerdict, ValidateAddressInput } from '../../../services/addresses/validate-address.ts'
import type { Refusal } from '../../../services/http/outcome.ts'
import type { CallResult } from '../../../services/http/result.ts'
import type { ErrorReported } from '../../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../../attempt/attempt.types.ts'

/** A save from before a reload, whose outcome is not known; `id` of the address that was changed, `null` for a new one. */
export type PendingSave = { readonly id: string | null; readonly mark: string; readonly key: string }

export type AddressFormInput = {
  /** `null` for a guest, whose addresses are kept by whoever asks. */
  readonly upmId: string | null
  /** What is known of the addresses of the country. */
  readonly rules: AddressRules
  /** Language that addresses are looked up in (RA-02). */
  readonly language: string
  /** What the form begins with; `null`: empty. */
  readonly address: AddressBookEntry | null
  /** The address that is changed; `null`: a new one. */
  readonly id: string | null
  /** Id of a new one that is not kept in a book. */
  readonly newId: string
  /** How many addresses were saved on this page before: changing one back is another change. */
  readonly round: number
  readonly pending: PendingSave | null
}

/** What the host said of an address: not found, probably meant otherwise, or it could not be asked. */
export type AddressDoubt = 'suggested' | 'closeMatch' | 'unknown' | 'unchecked'

/** Which of two versions of an address is saved. */
export type AddressVersion = 'entered' | 'suggested'

/** An address that the host has suggested; `originalId` is that of the one that is changed. */
export type SuggestedAddress = AddressBookEntry & Pick<DeliveryAddress, 'originalId'>

export type AddressFormContext = Omit<AddressFormInput, 'address'> & {
  readonly draft: AddressDraft
  /** How often the form was sent with something wrong; errors show from the first time on. */
  readonly refusals: number
  readonly doubt: AddressDoubt | null
  /** How it is probably meant: its id is `suggested`, and `originalId` that of the address that is changed (RA-02). */
  readonly suggestion: SuggestedAddress | null
  readonly version: AddressVersion
  /** Why the address was not taken. */
  readonly refusal: Refusal | null
  readonly outcome: AddressFormOutput
}

export type AddressFormEvent =
  | { type: 'draft.change'; change: Partial<AddressDraft> }
  | { type: 'form.submit' }
  | { type: 'version.pick'; version: AddressVersion }
  | { type: 'version.save' }
  | { type: 'save.retry' }
  | { type: 'dialog.dismiss' }

export type AddressFormOutput =
  | { readonly kind: 'left' }
  /** `isKept`: it stands in the member's book as it is; if not, it counts for this return alone (RA-04). */
  | { readonly kind: 'saved'; readonly address: AddressBookEntry; readonly isKept: boolean }
  /** The book is to be looked at: `id` of the address that was saved before a reload, where that is known. */
  | { readonly kind: 'settled'; readonly id: string | null }

export type AddressFormEmitted = ErrorReported

export type ValidateInput = Omit<ValidateAddressInput, 'visitor'>
export type ValidateResult = CallResult<AddressVerdict>
export type SaveAttemptInput = AttemptInput<SaveAddressTarget, SentDeliveryAddress>
export type SaveAttemptOutput = AttemptOutput<SavedAddress>

/** Views, as the states' tags name them. */
export const addressFormViews = ['form', 'validating', 'review', 'saving', 'notSaved', 'unconfirmed'] as const
export type AddressFormTag = (typeof addressFormViews)[number]
