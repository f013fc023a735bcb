import { Trans } from '@lingui/react/macro'
import type { HistoryItem } from '../../../contract/orders/orders.ts'
import { formatWireMoney } from '../../../domain/format/money.ts'
import { partnerLineTotal } from '../../../domain/order-history/partner-orders.ts'
import { displayStatusOfHistoryLine } from '../../../domain/status/order-status.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { productFacts } from '../../components/words/product-facts.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/marks/icon.tsx'
import text from '../../ui/text.module.css'
import { LineShape } from '../order-history/lines/line-shape.tsx'
import css from './partner-orders.module.css'

/** One line of a partner order (PA-02): where it is, what it is, who sold it and what it came to. */
export function PartnerLine(props: { readonly line: HistoryItem; readonly eager: boolean }) {
  const { line } = props
  const { tag } = usePlace()
  const { styleColor } = line.product
  const total = partnerLineTotal(line)
  return (
    <LineShape
      {...props}
      status={displayStatusOfHistoryLine(line, { recentlyCancelled: false, isTooLateToPay: false })}
      note={line.memberGatedFlag && <MemberAccess />}
      facts={[
        {
          id: 'partner',
          term: <Trans>Sold by</Trans>,
          value: line.partnerName && <bdi>{line.partnerName}</bdi>,
        },
        ...productFacts(line),
        {
          id: 'style',
          term: <Trans comment="Before the number of a product, like “DX1234-100” (noun)">Style</Trans>,
          value: styleColor && <bdi className={text.num}>{styleColor}</bdi>,
        },
      ]}
    >
      {total !== null && (
        <p className={css.total}>
          <span className={cx(text.small, text.soft)}>
            <Trans>Total</Trans>
          </span>{' '}
          <bdi className={cx(text.h2, text.num)}>{formatWireMoney(total, line.currency, tag)}</bdi>
        </p>
      )}
    </LineShape>
  )
}

/** What only members could buy. */
function MemberAccess() {
  return (
    <p className={css.member}>
      <Icon name="user" small />
      <Trans comment="Mark on an item that only members could buy (noun)">Member access</Trans>
    </p>
  )
}
