import { Trans, useLingui } from '@lingui/react/macro'
import type { HistoryItem } from '../../contract/orders.ts'
import { shownQuantity } from '../../domain/history.ts'
import { displayStatusOfHistoryLine } from '../../domain/order-status.ts'
import { cx } from '../../ui/cx.ts'
import { Facts } from '../../ui/facts.tsx'
import { Picture } from '../../ui/picture.tsx'
import text from '../../ui/text.module.css'
import { useApp } from '../app-context.ts'
import { StatusLanes, StatusLine } from '../status-text.tsx'
import { LineActions } from './line-actions.tsx'
import css from './order-history.module.css'
import { LineLink } from './order-link.tsx'
import { useLineAnswer } from './use-line-answer.ts'

/** One line of an order (HI-01): what it is, where it is, what can be done. */
export function Line(props: { readonly line: HistoryItem; readonly eager: boolean }) {
  const { line } = props
  const { t } = useLingui()
  const { recentChanges } = useApp()
  const status = displayStatusOfHistoryLine(line, recentChanges.get(line.orderNumber) === 'cancelled')
  const answer = useLineAnswer(line, status)
  const { product } = line
  return (
    <article className={css.line} data-line={line.id} data-status={status}>
      <LineLink order={line} quiet>
        <Picture
          src={product.productImage}
          alt={product.imageAlt ?? product.title}
          missing={t`Picture not available`}
          eager={props.eager}
        />
      </LineLink>
      <div className={css.body}>
        <div className={css.answer}>
          <StatusLine status={status} />
          <h3 className={text.h2}>{answer}</h3>
          <StatusLanes status={status} />
        </div>
        <div>
          <p className={css.name}>
            <LineLink order={line}>{product.title}</LineLink>
          </p>
          {product.category && <p className={cx(text.small, text.soft)}>{product.category}</p>}
          <Facts
            facts={[
              { id: 'color', term: <Trans>Colour</Trans>, value: product.color },
              { id: 'size', term: <Trans>Size</Trans>, value: product.size && <bdi>{product.size}</bdi> },
              {
                id: 'quantity',
                term: <Trans>Quantity</Trans>,
                value: shownQuantity(line.lineItemTransaction.quantity),
              },
            ]}
          />
        </div>
      </div>
      <LineActions line={line} status={status} />
    </article>
  )
}
