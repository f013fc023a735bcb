import type { Flags } from '../../../contract/session/experience.ts'

/** Page that says how a return goes back: the EMEA one where returns are paperless (returns.md §2, RC-02). */
export const instructionsRoute = ({ emeaPaperless }: Pick<Flags, 'emeaPaperless'>) =>
  emeaPaperless
    ? ('/{-$country}/{-$locale}/orders/returns/$orderNumber/return-detail-confirmation' as const)
    : ('/{-$country}/{-$locale}/orders/returns/$orderNumber/return-confirmation' as const)

/** Page that asks for the bank account of a refund (RF-03). */
export const bankRefundRoute = '/{-$country}/{-$locale}/orders/returns/$orderNumber/refund-payment' as const
