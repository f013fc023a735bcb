import { useLingui } from '@lingui/react/macro'
import type { BesideMoney } from '../../../../domain/exchange/moneyless.ts'
import { asMinor, formatMoney, type Minor } from '../../../../domain/format/money.ts'
import type { SumRow } from '../../../ui/layout/sum.tsx'

/** Rows between what items are worth and what of it is money: what went into replacements and store credit (BY-05, BY-06). */
export const useBesideMoneyRows = (
  { exchanged, credited }: BesideMoney,
  { currency, locale }: { readonly currency: string; readonly locale: string },
): readonly SumRow[] => {
  const { t } = useLingui()
  const taken = (amount: Minor) => formatMoney(asMinor(-amount), currency, locale)
  return [
    ...(exchanged > 0
      ? [
          {
            id: 'exchanged',
            term: t({
              message: 'Exchanged',
              comment: 'Before a sum: value of the items that are exchanged for others',
            }),
            amount: taken(exchanged),
          },
        ]
      : []),
    ...(credited > 0
      ? [
          {
            id: 'credited',
            term: t({
              message: 'Store credit',
              comment:
                'Money to spend in this shop, sent as a gift card: what a returned item gives in place of money, and a way to pay',
            }),
            amount: taken(credited),
          },
        ]
      : []),
  ]
}
