import { addAddress, listAddresses, updateAddress } from '../../../../contract/addresses/address-book.ts'
import { validateAddress } from '../../../../contract/addresses/address-validation.ts'
import { problem } from '../../../common/problems.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type Caller, memberOf } from '../../http/caller.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { addToBook, changeInBook, readBook, validate } from './addresses.usecases.ts'

/** The member whose book it is; anybody else's id is refused, whether there is such a member or not. */
const owner = (caller: Caller, upmId: string): string => {
  if (memberOf(caller) !== upmId) throw problem('forbidden')
  return upmId
}

/** The address book of a member, and what the post says of an address (RA-01, RA-02, RA-04). */
export const addressesCalls = ({
  postalDirectory,
}: Pick<AppDeps, 'postalDirectory'>): readonly HandledCall[] => [
  handle(listAddresses, async ({ caller, params, db }) => ({
    objects: await readBook(db, owner(caller, params.upmId)),
  })),
  handle(addAddress, async ({ caller, params, body, db, now }) => ({
    id: await addToBook(db, { upmId: owner(caller, params.upmId), sent: body, now }),
  })),
  handle(updateAddress, async ({ caller, params, body, db, now }) => ({
    id: await changeInBook(db, params.id, { upmId: owner(caller, params.upmId), sent: body, now }),
  })),
  handle(validateAddress, ({ body: { address, language } }) => validate(postalDirectory, address, language)),
]
