import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '../../../contract/order.ts'
import { hasReturnableItems } from '../../../domain/actions.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PageButton } from '../../shell/links.tsx'

/** The return modal that the address may name (SH-03): what can go back, and the way to choose it. */
export function ReturnDialog(props: { readonly order: Order; readonly onClose: () => void }) {
  const { t } = useLingui()
  const { order } = props
  const mayReturn = hasReturnableItems(order)
  const count = order.group
    .flatMap((group) => group.orderItems)
    .filter((item) => item.returnableFlag)
    .reduce((sum, item) => sum + item.lineItemTransaction.returnableQuantity, 0)
  return (
    <Dialog
      title={mayReturn ? <Trans>Return items</Trans> : <Trans>Nothing to return</Trans>}
      close={{ label: t`Close`, onClose: props.onClose }}
      actions={
        <>
          {mayReturn && (
            <PageButton
              to="/{-$country}/{-$locale}/orders/sales/$orderNumber/return"
              params={{ orderNumber: order.orderNumber }}
            >
              <Trans>Choose items</Trans>
            </PageButton>
          )}
          <Button tone="line" onClick={props.onClose}>
            <Trans>Back to order</Trans>
          </Button>
        </>
      }
    >
      <p>
        {mayReturn ? (
          <Plural
            value={count}
            one="You can send # item of this order back."
            other="You can send # items of this order back."
          />
        ) : (
          <Trans>No item of this order can be sent back at the moment.</Trans>
        )}
      </p>
    </Dialog>
  )
}
