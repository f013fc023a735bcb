import { useLingui } from '@lingui/react/macro'
import { asMinor, formatMoney, type Minor } from '../../../../domain/format/money.ts'
import { usePlace } from '../../../components/app/app-context.ts'
import { useBesideMoneyRows } from '../../../components/order/exchange/use-beside-money-rows.ts'
import type { SumRow } from '../../../ui/layout/sum.tsx'
import type { useDraftSums } from '../answer/use-draft-sums.ts'
import { useOrder } from '../return-wizard-context.ts'

type Sums = ReturnType<typeof useDraftSums>

/** Something beside money is wanted. */
export const isBesideMoney = ({ exchanged, credit }: Sums): boolean => exchanged > 0 || credit > 0

/** Rows that stand between what the items are worth and what comes back as money. */
export const useExchangeRows = ({ exchanged, credit }: Sums): readonly SumRow[] => {
  const { tag } = usePlace()
  const { currency } = useOrder()
  return useBesideMoneyRows({ exchanged, credited: credit }, { currency, locale: tag })
}

/** Rows of what else happens: what the card pays and holds, and what the gift card is worth. */
export const useBesideRows = (sums: Sums): readonly SumRow[] => {
  const { t } = useLingui()
  const { tag } = usePlace()
  const { currency } = useOrder()
  const money = (amount: Minor) => formatMoney(amount, currency, tag)
  return [
    ...(sums.charge > 0
      ? [{ id: 'charge', term: t`Charged to your card now`, amount: money(sums.charge) }]
      : []),
    ...(sums.hold > 0 ? [{ id: 'hold', term: t`Held on your card`, amount: money(sums.hold) }] : []),
    ...(sums.credit > 0
      ? [
          {
            id: 'bonus',
            term: t({ message: 'Bonus', comment: 'Before a sum: what the shop adds to store credit (noun)' }),
            amount: money(sums.bonus),
          },
          {
            id: 'credit',
            term: t`Store credit with bonus`,
            amount: money(asMinor(sums.credit + sums.bonus)),
          },
        ]
      : []),
  ]
}
