import type { Address } from '../../contract/orders/address.ts'
import type { Order } from '../../contract/orders/order.ts'

/** ISO 3166 alpha-2 country of an address in lower case, or `null`. */
export const addressCountry = (address: Pick<Address, 'country' | 'iso2Country'>): string | null => {
  const code = address.iso2Country ?? address.country
  return code !== null && /^[A-Za-z]{2}$/.test(code) ? code.toLowerCase() : null
}

/** Country that an order shipped from, two letters in lower case; `null` where it is not known. */
export const shipFromCountry = ({ shipFrom }: Pick<Order, 'shipFrom'>): string | null =>
  shipFrom?.address ? addressCountry(shipFrom.address) : null

/** Country whose rules an order follows: the one it shipped from (returns.md §1), else that of the page. */
export const orderCountry = (order: Pick<Order, 'shipFrom'>, pageCountry: string): string =>
  shipFromCountry(order) ?? pageCountry

/** The same of an order of the history, which carries the country in place of the address. */
export const historyCountry = (
  order: { readonly shipFromCountry: string | null },
  pageCountry: string,
): string => order.shipFromCountry ?? pageCountry
