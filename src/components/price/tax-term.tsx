import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { Order } from '../../../contract/orders/order.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import {
  isTaxIncluded,
  type TaxAmounts,
  type TaxWording,
  taxWording,
} from '../../../domain/orders/price-summary.ts'
import { usePlace } from '../app/app-context.ts'

const added: Record<TaxWording, MessageDescriptor> = {
  tax: msg`Tax`,
  taxes: msg`Taxes`,
  dutiesAndTaxes: msg`Duties and taxes`,
}

const included: Record<TaxWording, MessageDescriptor> = {
  tax: msg`Tax, included`,
  taxes: msg`Taxes, included`,
  dutiesAndTaxes: msg`Duties and taxes, included`,
}

type Taxed = Pick<Order, 'currency' | 'shipFrom'> & { readonly transaction: TaxAmounts }

/** The word of the order's own country for its tax or that of its refund, and whether it is part of the prices (OD-13). */
export const useTaxTerm = (): ((taxed: Taxed) => string) => {
  const { _ } = useLingui()
  const { marketplace } = usePlace()
  return ({ transaction, currency, shipFrom }) => {
    const words = isTaxIncluded(transaction, currency) ? included : added
    return _(words[taxWording(orderCountry({ shipFrom }, marketplace))])
  }
}
