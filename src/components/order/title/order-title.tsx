import { Trans } from '@lingui/react/macro'
import { cx } from '../../../ui/cx.ts'
import text from '../../../ui/text.module.css'
import css from './order-title.module.css'

const number = cx(text.num, css.number)

/** The page's name: the number is known before the order is. */
export function OrderTitle(props: { readonly orderNumber: string; readonly isReturn: boolean }) {
  const { orderNumber } = props
  return (
    <h1 className={text.display} tabIndex={-1}>
      {props.isReturn ? (
        <Trans>
          Return <bdi className={number}>{orderNumber}</bdi>
        </Trans>
      ) : (
        <Trans>
          Order <bdi className={number}>{orderNumber}</bdi>
        </Trans>
      )}
    </h1>
  )
}
