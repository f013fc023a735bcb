import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type {
  AddressError,
  AddressField,
  AddressLabel,
} from '../../../domain/addresses/address-layout.types.ts'

const labels: Readonly<Record<AddressLabel, MessageDescriptor>> = {
  givenName: msg`First name`,
  familyName: msg`Last name`,
  street: msg`Street address`,
  building: msg`Apartment, suite or building`,
  moreStreet: msg`More about the address`,
  city: msg`City`,
  postTown: msg`Town`,
  suburb: msg`Suburb`,
  cityOrDistrict: msg`City or district`,
  district: msg`District`,
  neighborhood: msg`Neighborhood`,
  township: msg`Township`,
  townland: msg`Townland`,
  village: msg`Village or township`,
  state: msg`State`,
  province: msg`Province`,
  prefecture: msg`Prefecture`,
  region: msg`Region`,
  county: msg`County`,
  emirate: msg`Emirate`,
  island: msg`Island`,
  doSi: msg`Province or city`,
  oblast: msg`Oblast`,
  postalCode: msg`Postal code`,
  zipCode: msg`ZIP code`,
  pinCode: msg`PIN code`,
  eircode: msg`Eircode`,
  phone: msg`Phone number`,
  email: msg`Email address`,
  preferred: msg`Use as my default address`,
}

/** What a country calls a field; one that may stay empty says so (returns.md §6). */
export const useFieldLabel = (): ((field: AddressField) => string) => {
  const { t } = useLingui()
  return ({ name, label, isRequired }) => {
    const words = t(labels[label])
    return isRequired || name === 'preferred' ? words : t`${words} (optional)`
  }
}

/** What to do about an error: the same words in the summary and beside the field. */
export const useErrorWords = (): ((field: AddressField, code: AddressError['code']) => string) => {
  const { t } = useLingui()
  return ({ label, regions }, code) => {
    const words = t(labels[label])
    switch (code) {
      case 'required':
        return regions === null ? t`Fill in “${words}”.` : t`Choose from “${words}”.`
      case 'region':
        return t`Choose from “${words}”.`
      case 'tooLong':
        return t`Write less in “${words}”.`
      case 'postalCode':
        return t`Please enter a valid postal code.`
      case 'phone':
        return t`Enter a valid phone number.`
      case 'email':
        return t`Enter a valid email address.`
    }
  }
}
