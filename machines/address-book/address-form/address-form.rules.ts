import type { AddressBookEntry } from '../../../contract/addresses/delivery-address.ts'
import {
  draftOfEntry,
  draftOfSent,
  emptyDraft,
  entryOfDraft,
  sentAddress,
} from '../../../domain/addresses/address-entries.ts'
import { addressErrors } from '../../../domain/addresses/address-errors.ts'
import type { AddressDraft, AddressError } from '../../../domain/addresses/address-layout.types.ts'
import type { AddressVerdict } from '../../../services/addresses/validate-address.ts'
import type {
  AddressDoubt,
  AddressFormContext,
  AddressFormInput,
  SaveAttemptInput,
  SuggestedAddress,
  ValidateInput,
  ValidateResult,
} from './address-form.types.ts'

type Context = AddressFormContext

/** Id of an address that the host has suggested (returns.md §4). */
const suggestedId = 'suggested'

/** A form before anything is typed. */
export const startOfForm = ({ address, ...input }: AddressFormInput): Context => ({
  ...input,
  draft: address === null ? emptyDraft(input.rules.country) : draftOfEntry(address),
  refusals: 0,
  doubt: null,
  suggestion: null,
  version: 'entered',
  refusal: null,
  outcome: { kind: 'left' },
})

/** What is wrong with what was entered, in the order of the form. */
export const formErrors = ({ draft, rules }: Pick<Context, 'draft' | 'rules'>): readonly AddressError[] =>
  addressErrors(draft, rules)

export const questionOf = ({ draft, language }: Context): ValidateInput => ({
  address: sentAddress(draft),
  language,
})

/** A suggestion says how the place is written; who lives there, and how to reach them, stays as entered. */
const suggestionOf = (
  { draft, id }: Context,
  { validatedAddress }: AddressVerdict,
): SuggestedAddress | null => {
  if (validatedAddress === null) return null
  const { country, nameGiven, nameFamily, email, phone, preferred } = draft
  const entered = { country, nameGiven, nameFamily, email, phone, preferred }
  return { ...draftOfSent(validatedAddress), ...entered, id: suggestedId, originalId: id }
}

const placeFields = ['line1', 'line2', 'line3', 'locality', 'zone', 'province', 'code'] as const

/** The host writes the place just as it was entered. */
const isAsEntered = (draft: AddressDraft, suggestion: SuggestedAddress): boolean =>
  placeFields.every((field) => (draft[field] ?? '').trim() === (suggestion[field] ?? '').trim())

const doubtOf = (isValidated: boolean, hasSuggestion: boolean): AddressDoubt | null => {
  if (isValidated) return hasSuggestion ? 'suggested' : null
  return hasSuggestion ? 'closeMatch' : 'unknown'
}

/** What the shopper is asked after the host has looked at an address; without a doubt it is saved at once (RA-02). */
export const afterVerdict = (
  context: Context,
  result: ValidateResult | null,
): Pick<Context, 'suggestion' | 'doubt' | 'version'> => {
  if (result === null || !result.ok) return { suggestion: null, doubt: 'unchecked', version: 'entered' }
  const offered = suggestionOf(context, result.value)
  const suggestion = offered && !isAsEntered(context.draft, offered) ? offered : null
  return {
    suggestion,
    doubt: doubtOf(result.value.validated, suggestion !== null),
    version: suggestion === null ? 'entered' : 'suggested',
  }
}

/** The version that is saved. */
const savedVersion = ({ draft, suggestion, version }: Context): AddressDraft => {
  if (version === 'entered' || suggestion === null) return draft
  const { originalId: _, ...entry } = suggestion
  return draftOfEntry(entry)
}

/** A short mark of a text, which does not tell the text (FNV-1a, 32 bits). */
const markOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** The same for every try of one save; of one from before a reload there is an outcome to look up, but nothing to send. */
export const saveOf = (context: Context): SaveAttemptInput => {
  const { upmId, id, pending, round } = context
  if (upmId === null) throw new Error('a guest has no address book')
  if (pending !== null) {
    const { key, ...saved } = pending
    return { target: { upmId, ...saved }, request: null, pendingKey: key }
  }
  const request = sentAddress(savedVersion(context))
  const content = markOf(JSON.stringify(request))
  const mark = id === null ? content : `${content}.${round}`
  return { target: { upmId, id, mark }, request, pendingKey: null }
}

/** The address as it is used from now on, tidied as it is sent; `id` is the book's. */
export const addressAs = (context: Context, id: string): AddressBookEntry =>
  entryOfDraft(draftOfSent(sentAddress(savedVersion(context))), id)
