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
    ...(exchanged > 0 ? [{ id: 'exchanged', term: t`Exchanged`, amount: taken(exchanged) }] : []),
    ...(credited > 0 ? [{ id: 'credited', term: t`Store credit`, amount: taken(credited) }] : []),
  ]
}
