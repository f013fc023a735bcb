import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import { maxAddresses, type SentDeliveryAddress } from '../../../../contract/addresses/address-book.ts'
import type { DeliveryAddress } from '../../../../contract/addresses/delivery-address.ts'
import { draftOfSent, sentAddress } from '../../../../domain/addresses/address-entries.ts'
import { addressErrors } from '../../../../domain/addresses/address-errors.ts'
import type {
  AddressDraft,
  AddressError,
  AddressFieldName,
} from '../../../../domain/addresses/address-layout.types.ts'
import { loadAddressRules, loadRegions } from '../../../../domain/addresses/load-address-rules.ts'
import { writtenAddress } from '../../../../domain/addresses/written-address.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { MemberAddressRow } from '../../../db/tables/people/member-addresses.ts'
import { verdictOn } from './address-suggestion.rules.ts'
import { countOwn, hasOwn, insertOwn, listOwn, lockBook, updateOwn } from './addresses.repository.ts'
import type { PostalDirectory } from './postal-directory.ts'

const wireAddress = ({
  upmId: _upmId,
  createdAt: _createdAt,
  changedAt: _changedAt,
  nameGiven,
  nameFamily,
  ...address
}: MemberAddressRow): v.InferInput<typeof DeliveryAddress> => ({
  ...address,
  name: nameGiven === null && nameFamily === null ? null : { nameGiven, nameFamily },
})

/** The member's addresses, the preferred one first. */
export const readBook = async (
  db: Database,
  upmId: string,
): Promise<v.InferInput<typeof DeliveryAddress>[]> => (await listOwn(db, upmId)).map(wireAddress)

const names: readonly AddressFieldName[] = ['nameGiven', 'nameFamily']
const pointerOf = (field: AddressFieldName, at: string): string =>
  names.includes(field) ? `${at}/name/${field}` : `${at}/${field}`

const codes: Readonly<Record<AddressError['code'], readonly [code: string, detail: string]>> = {
  required: ['required', 'Addresses of the country need it.'],
  tooLong: ['max_length', 'It is too long.'],
  postalCode: ['postal_code', 'It is no postal code of the country.'],
  region: ['region', 'It is no region of the country.'],
  phone: ['phone', 'Send 3 to 16 digits.'],
  email: ['email', 'It is no e-mail address.'],
}

/**
 * The address as it is kept, or `validation` with a problem for each field that its country's rules refuse; `at` points to where it stands
 * in the body.
 */
export const keepable = async (sent: SentDeliveryAddress, at = ''): Promise<AddressDraft> => {
  const rules = await loadAddressRules(sent.country)
  const draft = writtenAddress(draftOfSent(sent), rules)
  const errors = addressErrors(draft, rules).map(({ field, code: kind }) => {
    const [code, detail] = codes[kind]
    return { pointer: pointerOf(field, at), code, detail }
  })
  if (errors.length > 0) throw problem('validation', { errors })
  return draft
}

type Change = { readonly upmId: string; readonly sent: SentDeliveryAddress; readonly now: Date }

/** Adds an address and gives its id. `tx` is a transaction. Refuses with `address_book_full`. */
export const addToBook = async (tx: Database, { upmId, sent, now }: Change): Promise<string> => {
  const address = await keepable(sent)
  await lockBook(tx, upmId)
  if ((await countOwn(tx, upmId)) >= maxAddresses) throw problem('address_book_full')
  const id = randomUUID()
  await insertOwn(tx, { upmId, id, address, now })
  return id
}

/** Changes an address of the member's own; anybody else's is `not_found`. `tx` is a transaction. */
export const changeInBook = async (
  tx: Database,
  id: string,
  { upmId, sent, now }: Change,
): Promise<string> => {
  await lockBook(tx, upmId)
  if (!(await hasOwn(tx, upmId, id))) throw problem('not_found')
  await updateOwn(tx, { upmId, id, address: await keepable(sent), now })
  return id
}

/** Whether an address can be reached, and how it is probably meant (RA-02). */
export const validate = async (
  directory: PostalDirectory,
  address: SentDeliveryAddress,
  language: string,
): Promise<{ validated: boolean; validatedAddress: SentDeliveryAddress | null }> => {
  const [rules, regions] = await Promise.all([
    loadAddressRules(address.country),
    loadRegions(address.country),
  ])
  const { isReachable, suggestion } = verdictOn({
    draft: draftOfSent(address),
    language,
    rules,
    regions,
    directory,
  })
  return { validated: isReachable, validatedAddress: suggestion && sentAddress(suggestion) }
}
