import { Trans } from '@lingui/react/macro'
import text from '../../../ui/text.module.css'

/** The page's name: the number is known before the order is. */
export function OrderTitle(props: { readonly orderNumber: string; readonly isReturn: boolean }) {
  const { orderNumber } = props
  return (
    <h1 className={text.display} tabIndex={-1}>
      {props.isReturn ? (
        <Trans>
          Return <bdi className={text.num}>{orderNumber}</bdi>
        </Trans>
      ) : (
        <Trans>
          Order <bdi className={text.num}>{orderNumber}</bdi>
        </Trans>
      )}
    </h1>
  )
}
