import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../contract/orders/order.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { saysReturnedOnline } from '../../../domain/returns/store-purchase.ts'
import { Note } from '../../ui/marks/note.tsx'
import { useApp, useFlags } from '../app/app-context.ts'
import css from './notices.module.css'

/** What was bought in a store can be sent back from here (flag `showBisroMessage`). */
export function ReturnedOnline({ order }: { readonly order: Order }) {
  const { clock, place } = useApp()
  const flags = useFlags()
  const country = orderCountry(order, place.marketplace)
  if (!saysReturnedOnline(order, { country, now: clock.now(), flags })) return null
  return (
    <div className={css.notice} data-part="returned-online">
      <Note tone="move" mark="wait" title={<Trans>Bought in a store, returned online</Trans>}>
        <p>
          <Trans>
            You don’t need to go back to the store: request the return here and send us the items.
          </Trans>
        </p>
      </Note>
    </div>
  )
}
