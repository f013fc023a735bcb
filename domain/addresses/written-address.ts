import type { AddressDraft } from './address-layout.types.ts'
import type { AddressRules } from './address-rules.types.ts'
import { givenEmail, givenLine, givenPhone } from './given-text.ts'
import { writtenPostalCode } from './postal-codes.ts'
import { regionCalled } from './regions.ts'

/** An address as it is kept: without needless blanks, the postal code and the region as the country writes them. */
export const writtenAddress = (draft: AddressDraft, { postalCode, regions }: AddressRules): AddressDraft => {
  const province = givenLine(draft.province)
  const code = givenLine(draft.code)
  return {
    ...draft,
    nameGiven: givenLine(draft.nameGiven),
    nameFamily: givenLine(draft.nameFamily),
    line1: givenLine(draft.line1),
    line2: givenLine(draft.line2),
    line3: givenLine(draft.line3),
    zone: givenLine(draft.zone),
    locality: givenLine(draft.locality),
    province: (regions && regionCalled(regions, province)?.key) ?? province,
    code: code && writtenPostalCode(code, postalCode),
    phone: givenPhone(draft.phone, draft.country),
    email: givenEmail(draft.email),
  }
}
