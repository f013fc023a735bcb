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
  moreStreet: msg({
    message: 'More about the address',
    comment: 'Label of an address field. Third line of the street, where an address has one',
  }),
  city: msg({ message: 'City', comment: 'Label of an address field. In the forms of most countries' }),
  postTown: msg({
    message: 'Town',
    comment:
      'Label of an address field. The town that the mail goes through, in the United Kingdom and Sweden',
  }),
  suburb: msg({
    message: 'Suburb',
    comment:
      'Label of an address field. In Australia in place of the city; part of a city in New Zealand, South Africa, the Philippines and Thailand',
  }),
  cityOrDistrict: msg({
    message: 'City or district',
    comment: 'Label of an address field. No country of the shop has it now',
  }),
  district: msg({
    message: 'District',
    comment: 'Label of an address field. Part of a city or county, in China, South Korea, Taiwan and Turkey',
  }),
  neighborhood: msg({
    message: 'Neighborhood',
    comment: 'Label of an address field. Part of a city, in Mexico (colonia)',
  }),
  township: msg({
    message: 'Township',
    comment: 'Label of an address field. Part of a county. No country of the shop has it now',
  }),
  townland: msg({
    message: 'Townland',
    comment: 'Label of an address field. Smallest division of land, in Ireland',
  }),
  village: msg({
    message: 'Village or township',
    comment: 'Label of an address field. Part of a city, in Malaysia',
  }),
  state: msg({
    message: 'State',
    comment: 'Label of an address field. In the United States, Australia, India, Malaysia and Mexico (noun)',
  }),
  province: msg({
    message: 'Province',
    comment:
      'Label of an address field. In Argentina, Canada, China, Egypt, Indonesia, Italy, Kazakhstan, the Philippines, Spain, Thailand, Turkey and Vietnam',
  }),
  prefecture: msg({ message: 'Prefecture', comment: 'Label of an address field. In Japan' }),
  region: msg({
    message: 'Region',
    comment:
      'Label of an address field. Area, department or parish, in Colombia, Hong Kong and Jamaica, for example. No country of the shop has it now',
  }),
  county: msg({
    message: 'County',
    comment: 'Label of an address field. In Ireland, and in Taiwan for a county or a city of its rank',
  }),
  emirate: msg({ message: 'Emirate', comment: 'Label of an address field. In the United Arab Emirates' }),
  island: msg({
    message: 'Island',
    comment:
      'Label of an address field. In the Bahamas and Cape Verde, for example. No country of the shop has it now',
  }),
  doSi: msg({
    message: 'Province or city',
    comment: 'Label of an address field. In South Korea: a province (do) or a city of its rank (si)',
  }),
  oblast: msg({ message: 'Oblast', comment: 'Label of an address field. Region, in Russia' }),
  postalCode: msg({
    message: 'Postal code',
    comment: 'Label of an address field. In the forms of most countries',
  }),
  zipCode: msg({
    message: 'ZIP code',
    comment: 'Label of an address field. Postal code, in the United States and Puerto Rico',
  }),
  pinCode: msg({
    message: 'PIN code',
    comment: 'Label of an address field. Postal code, in India; no secret number',
  }),
  eircode: msg({
    message: 'Eircode',
    comment: 'Label of an address field. Postal code, in Ireland; a proper name',
  }),
  phone: msg`Phone number`,
  email: msg`Email address`,
  preferred: msg`Use as my default address`,
}

/** What a country calls a field; one that may stay empty says so (returns.md §6). */
export const useFieldLabel = (): ((field: AddressField) => string) => {
  const { t } = useLingui()
  return ({ name, label, isRequired }) => {
    const words = t(labels[label])
    return isRequired || name === 'preferred'
      ? words
      : t({
          message: `${words} (optional)`,
          comment: '{words} is the label of a form’s field, like “Email address”',
        })
  }
}

/** What to do about an error: the same words in the summary and beside the field. */
export const useErrorWords = (): ((field: AddressField, code: AddressError['code']) => string) => {
  const { t } = useLingui()
  return ({ label, regions }, code) => {
    const words = t(labels[label])
    switch (code) {
      case 'required':
        return regions === null
          ? t({
              message: `Fill in “${words}”.`,
              comment: '{words} is the label of a form’s field, like “City”',
            })
          : t({
              message: `Choose from “${words}”.`,
              comment: '{words} is the label of a form’s list, like “State”',
            })
      case 'region':
        return t({
          message: `Choose from “${words}”.`,
          comment: '{words} is the label of a form’s list, like “State”',
        })
      case 'tooLong':
        return t({
          message: `Write less in “${words}”.`,
          comment: '{words} is the label of a form’s field, like “City”',
        })
      case 'postalCode':
        return t`Please enter a valid postal code.`
      case 'phone':
        return t`Enter a valid phone number.`
      case 'email':
        return t`Enter a valid email address.`
    }
  }
}
