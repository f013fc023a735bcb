import type { Store } from '../../contract/pickup/store.ts'
import { addressLines } from '../orders/address-lines.ts'

type Place = Pick<
  Store,
  'address1' | 'address2' | 'address3' | 'city' | 'area' | 'state' | 'postalCode' | 'iso2Country'
>

/** Address of a store as its country prints it, without the country (RA-03). */
export const storeLines = (store: Place): readonly string[] =>
  addressLines({
    address1: store.address1,
    address2: store.address2,
    address3: store.address3,
    address4: null,
    city: store.city,
    county: store.area,
    state: store.state,
    zipCode: store.postalCode,
    country: null,
    iso2Country: store.iso2Country,
  })

/** The same in one line for lists: street and town in the order of the country, without the postal code. */
export const storeInLine = (store: Place): string =>
  storeLines({ ...store, address2: null, address3: null, area: null, postalCode: null }).join(', ')
