import { isEntryMoneyless } from '../../../domain/exchange/moneyless.ts'
import type { RefundView } from '../../../domain/refund-status/refund-overview.ts'

/** The return was refused; one without money has nothing withheld that would say so. */
export const isDenied = ({ steps }: Pick<RefundView, 'steps'>): boolean =>
  steps.some(({ name }) => name === 'denied')

/** An exchange or store credit that was neither called off nor refused. */
export const isWithoutMoney = ({ entry, standing }: Pick<RefundView, 'entry' | 'standing'>): boolean =>
  isEntryMoneyless(entry) && standing !== 'nothing'

/** No money comes, for something else was chosen, whatever else was called off. */
export const isAllWithoutMoney = (views: readonly RefundView[]): boolean =>
  views.some(isWithoutMoney) && views.every((view) => isWithoutMoney(view) || view.standing === 'nothing')
