import type { AddressBookEntry } from '../../contract/addresses/delivery-address.ts'
import { entryOfAddress, ofCountry } from '../../domain/addresses/address-entries.ts'
import { profileOf } from '../../domain/countries/profile-of.ts'
import type { AddressBookContext, AddressBookInput, FetchAddressesResult } from './address-book.types.ts'
import type { AddressFormInput } from './address-form/address-form.types.ts'

type Context = AddressBookContext

/** Addresses of one page of the list (returns.md §9). */
export const addressesPerPage = 5

export const startOfBook = (input: AddressBookInput): Context => ({
  ...input,
  saved: [],
  isIncomplete: false,
  page: 0,
  editing: { address: null, id: null },
  pending: null,
  round: 0,
  isLocalOnly: input.upmId !== null && input.entered.some(({ id }) => id === input.chosenId),
})

/**
 * Every address that can be chosen: the order's own first, those of this return, then the book's; of this country alone (RA-01). What
 * was entered for this return stands in place of the same address of the book.
 */
export const listedAddresses = ({
  shipFrom,
  entered,
  saved,
  rules,
}: Pick<Context, 'shipFrom' | 'entered' | 'saved' | 'rules'>): readonly AddressBookEntry[] => {
  const isSaved = ({ id }: AddressBookEntry) => saved.some((address) => address.id === id)
  const asEntered = (address: AddressBookEntry) => entered.find(({ id }) => id === address.id) ?? address
  return ofCountry(
    [
      ...(shipFrom === null ? [] : [shipFrom]),
      ...entered.filter((address) => !isSaved(address)),
      ...saved.map(asEntered),
    ],
    rules.country,
  )
}

const pageOf = (index: number): number => Math.max(0, Math.floor(index / addressesPerPage))
export const lastPage = (context: Context): number => pageOf(listedAddresses(context).length - 1)

export const addressWith = (context: Context, id: string | null): AddressBookEntry | null =>
  listedAddresses(context).find((address) => address.id === id) ?? null

/** The page on which the chosen address stands; the first one where none is. */
const pageOfChosen = (context: Context): number =>
  pageOf(listedAddresses(context).findIndex(({ id }) => id === context.chosenId))

export const isEntered = ({ entered }: Context, { id }: AddressBookEntry): boolean =>
  entered.some((address) => address.id === id)

/** The list with what the host has answered. */
export const withSaved = (
  context: Context,
  { addresses, failure, pending }: FetchAddressesResult,
): Pick<Context, 'saved' | 'isIncomplete' | 'pending' | 'page'> => {
  const known = { ...context, saved: addresses.map(entryOfAddress), isIncomplete: failure !== null, pending }
  return { saved: known.saved, isIncomplete: known.isIncomplete, pending, page: pageOfChosen(known) }
}

const isOfBook = ({ saved }: Context, address: AddressBookEntry): boolean =>
  saved.some(({ id }) => id === address.id)

/** What the form is to begin with. The order's own address is not changed: what is made of it is a new one. */
export const editingOf = (context: Context, id: string): Context['editing'] => {
  const address = addressWith(context, id)
  const isChanged = address !== null && (isOfBook(context, address) || isEntered(context, address))
  return { address, id: isChanged ? address.id : null }
}

/** The form of what is to be edited, or of a save from before a reload. */
export const formOf = (context: Context): AddressFormInput => ({
  upmId: context.upmId,
  rules: context.rules,
  language: profileOf(context.rules.country).formats.addressLanguage ?? context.language,
  ...context.editing,
  newId: `entered-${context.entered.length + 1}`,
  round: context.round,
  pending: context.pending,
})

const replacedOrAdded = (
  addresses: readonly AddressBookEntry[],
  address: AddressBookEntry,
): readonly AddressBookEntry[] =>
  addresses.some(({ id }) => id === address.id)
    ? addresses.map((known) => (known.id === address.id ? address : known))
    : [...addresses, address]

/** The list with an address that was saved, or that counts for this return alone: it is chosen at once. */
export const withAddress = (
  context: Context,
  { address, isKept }: { readonly address: AddressBookEntry; readonly isKept: boolean },
): Pick<Context, 'saved' | 'entered' | 'chosenId' | 'page' | 'round' | 'isLocalOnly'> => {
  const isInBook = context.upmId !== null && isKept
  const { saved, entered } = context
  const others = address.preferred && isInBook ? saved.map((own) => ({ ...own, preferred: false })) : saved
  const known = {
    ...context,
    saved: isInBook ? replacedOrAdded(others, address) : saved,
    entered: isInBook ? entered.filter(({ id }) => id !== address.id) : replacedOrAdded(entered, address),
    chosenId: address.id,
  }
  return {
    saved: known.saved,
    entered: known.entered,
    chosenId: known.chosenId,
    page: pageOfChosen(known),
    round: context.round + 1,
    isLocalOnly: !isKept,
  }
}
