import type { Address } from '../../../../contract/orders/address.ts'
import { addressLines, addressName } from '../../../../domain/orders/address-lines.ts'
import { addressCountry } from '../../../../domain/orders/order-country.ts'
import css from '../side/side.module.css'

const countryName = (address: Address, locale: string): string | null => {
  const code = addressCountry(address)
  if (code === null) return address.country
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code.toUpperCase()) ?? null
}

/**
 * A postal address as its country prints it, the store or pickup place above it where there is one. `locale` is the
 * page's BCP 47 tag, for the country's name.
 */
export function AddressBlock({ address, locale }: { readonly address: Address; readonly locale: string }) {
  const lines = [
    address.pickUpLocation,
    addressName(address),
    ...addressLines(address),
    countryName(address, locale),
  ].filter((line) => line !== null && line !== '')
  return (
    <address className={css.address}>
      {[...new Set(lines)].map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  )
}
