import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
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

type Taxed = { readonly transaction: TaxAmounts; readonly currency: string }

/** The country's word for the tax of an order or of a refund, and whether it is part of the prices (OD-13). */
export const useTaxTerm = (): ((taxed: Taxed) => string) => {
  const { _ } = useLingui()
  const { marketplace } = usePlace()
  return ({ transaction, currency }) =>
    _((isTaxIncluded(transaction, currency) ? included : added)[taxWording(marketplace)])
}
