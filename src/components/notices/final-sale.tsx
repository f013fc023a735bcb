import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { OrderItem } from '../../../contract/orders/order-item.ts'
import { saysFinalSale } from '../../../domain/returns/return-items.ts'
import text from '../../ui/text.module.css'
import { useFlags } from '../app/app-context.ts'
import css from './notices.module.css'

/** Why a custom design does not come back, where that is said as its being final sale. */
export const finalSaleWords = msg`Final sale: a custom design can’t be returned.`

/** A custom design that cannot go back is final sale (flag `nbyFinalSaleMessaging`); `country` is where the order shipped from. */
export function FinalSale({ line, country }: { readonly line: OrderItem; readonly country: string | null }) {
  const { _ } = useLingui()
  const flags = useFlags()
  if (!saysFinalSale(line, country, flags)) return null
  return (
    <p className={`${text.small} ${css.line}`} data-part="final-sale">
      {_(finalSaleWords)}
    </p>
  )
}
