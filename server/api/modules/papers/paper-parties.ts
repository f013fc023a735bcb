import * as v from 'valibot'
import { Address } from '../../../../contract/orders/address.ts'
import { addressLines, addressName } from '../../../../domain/orders/address-lines.ts'
import { addressCountry } from '../../../../domain/orders/order-country.ts'
import type { PaperContent } from '../../../../domain/papers/paper-content.ts'
import { seller } from '../../../../domain/shop-settings/seller.ts'
import { shop } from '../../../../domain/shop-settings/shop.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'

/** Who sold and who bought, as papers of an order say it: where it was delivered, or who fetched it. */
export const paperParties = (
  { shippingAddress, pickupAddress }: Pick<OrderRow, 'shippingAddress' | 'pickupAddress'>,
  country: string,
): Pick<PaperContent, 'seller' | 'buyer' | 'buyerCountry'> => {
  const address = v.parse(Address, shippingAddress ?? {})
  const { firstName, lastName, middleName } = v.parse(Address, shippingAddress ?? pickupAddress ?? {})
  const lines = shippingAddress === null ? [] : addressLines(address)
  return {
    seller: {
      company: shop.company,
      lines: seller.lines,
      taxNumber: seller.taxNumbers[country] ?? null,
    },
    buyer: [addressName({ ...address, firstName, lastName, middleName }), ...lines].filter(
      (line) => line !== '',
    ),
    buyerCountry: lines.length === 0 ? null : (addressCountry(address) ?? country),
  }
}
