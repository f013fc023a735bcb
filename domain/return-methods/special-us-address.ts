import type { Address } from '../../contract/orders/address.ts'

type Place = Partial<
  Pick<Address, 'address1' | 'address2' | 'city' | 'state' | 'zipCode' | 'country' | 'iso2Country'>
>

const words = (...parts: readonly (string | null | undefined)[]): string => parts.join(' ').toUpperCase()

const isUs = (address: Place): boolean => {
  const country = (address.iso2Country ?? address.country ?? 'us').toLowerCase()
  return country === 'us' || country === 'usa'
}

/** Post of the armed forces: APO, FPO or DPO, or their state codes. */
export const isMilitaryAddress = (address: Place): boolean =>
  isUs(address) &&
  (/\b[AFD]PO\b/.test(words(address.city, address.address1, address.address2)) ||
    /^(AA|AE|AP)$/.test(words(address.state).trim()))

const isGuantanamo = (address: Place): boolean =>
  isUs(address) && /\bGUANTANAMO\b/.test(words(address.city, address.address1, address.address2))

/** APO/FPO, Guantanamo Bay or state AK (returns.md §5). */
export const isSpecialUsAddress = (address: Place): boolean =>
  isMilitaryAddress(address) ||
  isGuantanamo(address) ||
  (isUs(address) && /^(AK|ALASKA)$/.test(words(address.state).trim()))

/** Whether a van can come to the door: not to the armed forces' post, nor to Guantanamo Bay. */
export const isReachedByPickup = (address: Place): boolean =>
  !isMilitaryAddress(address) && !isGuantanamo(address)

/** Carrier that a US parcel returns by: USPS from the special addresses, else UPS (RM-03). */
export const usReturnCarrier = (address: Place | null): 'UPSN' | 'USPS' =>
  address !== null && isSpecialUsAddress(address) ? 'USPS' : 'UPSN'
