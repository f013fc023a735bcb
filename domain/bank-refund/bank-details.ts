import {
  type BankRefundForm,
  type BankRefundRequest,
  maxFirstName,
  maxLastName,
} from '../../contract/returns/bank-refund.ts'
import { asLine } from '../../contract/wire/text.ts'
import { compactIban } from './iban.ts'

/** What the form asks for (returns.md §3); the IBAN in any writing. */
export type BankDetails = BankRefundForm

export const noDetails: BankDetails = { firstName: '', lastName: '', iban: '' }

/** Fields in the order in which they are asked for. */
export const detailNames = ['firstName', 'lastName', 'iban'] as const
export type DetailName = (typeof detailNames)[number]

export type DetailFault = 'missing' | 'tooLong' | 'invalid'
export type DetailFaults = Readonly<Partial<Record<DetailName, DetailFault>>>

/** Says whether a compact IBAN is one; `null` while the rules of the countries are not there yet. */
export type CheckIban = (compact: string) => boolean

/** Longer than any IBAN of the register, which stops at 34. */
const mostIban = 34

/** A name as it is sent: in one line, without blanks around it. */
const nameOf = (text: string): string => asLine(text, Number.POSITIVE_INFINITY)

const nameFault = (text: string, most: number): DetailFault | null => {
  const name = nameOf(text)
  if (name === '') return 'missing'
  return name.length > most ? 'tooLong' : null
}

const ibanFault = (text: string, check: CheckIban | null): DetailFault | null => {
  const compact = compactIban(text)
  if (compact === '') return 'missing'
  if (compact.length > mostIban) return 'invalid'
  return check === null || check(compact) ? null : 'invalid'
}

/** What is wrong with the details, by field (returns.md §5, RF-01); page and host both ask here. */
export const detailFaults = (details: BankDetails, check: CheckIban | null): DetailFaults => {
  const faults = {
    firstName: nameFault(details.firstName, maxFirstName),
    lastName: nameFault(details.lastName, maxLastName),
    iban: ibanFault(details.iban, check),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null))
}

export const hasFaults = (faults: DetailFaults): boolean => Object.keys(faults).length > 0

/** The details as they are sent. */
export const sentDetails = (details: BankDetails): BankRefundRequest['accountDetails'] => ({
  iban: compactIban(details.iban),
  owner: { firstName: nameOf(details.firstName), lastName: nameOf(details.lastName) },
})
