import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Order } from '../../../../contract/orders/order.ts'
import { orderCountry } from '../../../../domain/orders/order-country.ts'
import { canStartReturn, returnableItems } from '../../../../domain/returns/return-items.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { useApp } from '../../app/app-context.ts'
import { usePage } from '../use-page.ts'

/**
 * The return modal that the address may name (SH-03): what can go back, and the way to choose it, `start`, which is that of
 * the order's own return button: the global store's page, the mismatch modal, the sign-in question.
 */
export function ReturnDialog(props: {
  readonly order: Order
  readonly start: ReactNode
  readonly onClose: () => void
}) {
  const { t } = useLingui()
  const { order } = props
  const { flags, country } = usePage()
  const { clock } = useApp()
  const place = { country: orderCountry(order, country), now: clock.now() }
  const mayReturn = canStartReturn(order, { ...place, disableReturns: flags.disableReturns })
  const count = returnableItems(order, place).reduce((sum, { maxQuantity }) => sum + maxQuantity, 0)
  return (
    <Dialog
      title={mayReturn ? <Trans>Return items</Trans> : <Trans>Nothing to return</Trans>}
      close={{
        label: t({
          message: 'Close',
          comment: 'Names the × that closes a dialog or a notice, read out (verb)',
        }),
        onClose: props.onClose,
      }}
      actions={
        <>
          {mayReturn && props.start}
          <Button tone="line" onClick={props.onClose}>
            <Trans comment="Button: to the page of the order (noun). Up to 34 characters">
              Back to order
            </Trans>
          </Button>
        </>
      }
    >
      <p>
        {mayReturn ? (
          <Plural
            value={count}
            one="You can return # item from this order."
            other="You can return # items from this order."
          />
        ) : (
          <Trans>None of these items can be returned right now.</Trans>
        )}
      </p>
    </Dialog>
  )
}
