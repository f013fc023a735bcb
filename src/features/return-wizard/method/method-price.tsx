import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../../domain/format/money.ts'
import type { MethodPrice } from '../../../../domain/return-methods/method-prices.ts'
import { usePlace } from '../../../components/app/app-context.ts'

type PriceWords = { readonly price: string; readonly note: ReactNode | null }

/** What a way back costs, and what is to be said beside it (RM-04, RM-09). */
export const useMethodPrice = (): ((price: MethodPrice) => PriceWords) => {
  const { t } = useLingui()
  const { tag } = usePlace()
  return (price) => {
    switch (price.kind) {
      case 'free':
        return {
          price: t({
            message: 'Free',
            comment: 'Price of a return method: nothing is to be paid. Up to 13 characters',
          }),
          note: null,
        }
      case 'from': {
        const amount = formatMoney(price.amount, price.currency, tag)
        return {
          price: t({
            message: `From ${amount}`,
            comment: 'Price of a return method: {amount} is the lowest. Up to 15 characters',
          }),
          note: <Trans>Paid to the carrier</Trans>,
        }
      }
      case 'fixed':
        return {
          price: formatMoney(price.amount, price.currency, tag),
          note: price.includedTax === 'gst10' ? <Trans>Inclusive of 10% GST</Trans> : null,
        }
      case 'shopperPays':
        return {
          price: t({
            message: 'You pay shipping',
            comment:
              'In place of the price of a return method: the shopper pays the carrier. Up to 30 characters',
          }),
          note: (
            <Trans comment="Beneath the price of a return method: members of the shop pay nothing">
              Free for members
            </Trans>
          ),
        }
    }
  }
}
