import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../../../domain/format/dates.ts'
import type { OrderReturn } from '../../../../domain/order-actions/order-returns.ts'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { cx } from '../../../ui/cx.ts'
import text from '../../../ui/text.module.css'
import { PageButton } from '../../links/links.tsx'
import { StatusLine } from '../../words/status-text.tsx'
import { ItemThumbs } from '../thumbs/item-thumbs.tsx'
import css from '../tracking/tracking.module.css'
import { usePage } from '../use-page.ts'

/** Several returns of one order: what went back, how far it is, and the way to each (OD-04). */
export function ViewReturnsDialog(props: {
  readonly returns: readonly OrderReturn[]
  readonly onClose: () => void
}) {
  const { t } = useLingui()
  return (
    <Dialog
      title={<Trans>Returns of this order</Trans>}
      close={{
        label: t({
          message: 'Close',
          comment: 'Names the × that closes a dialog or a notice, read out (verb)',
        }),
        onClose: props.onClose,
      }}
      data-modal="view-returns"
    >
      <ul className={css.parcels}>
        {props.returns.map((one) => (
          <ReturnRow key={one.returnNumber} one={one} />
        ))}
      </ul>
    </Dialog>
  )
}

function ReturnRow({ one }: { readonly one: OrderReturn }) {
  const { locale, timeZone } = usePage()
  const { returnNumber, createdAt } = one
  const day = createdAt && formatDate(createdAt, 'long', { locale, timeZone })
  return (
    <li className={css.parcel} data-return={returnNumber} data-status={one.status}>
      <StatusLine status={one.status} />
      <h3 className={text.h3}>
        <Trans>
          Return <bdi>{returnNumber}</bdi>
        </Trans>
      </h3>
      {day && (
        <p className={cx(text.small, text.soft)}>
          <Trans>Created on {day}</Trans>
        </p>
      )}
      <div className={css.contents}>
        <ItemThumbs items={one.lines} />
      </div>
      <PageButton
        tone="line"
        wide
        className={css.go}
        to="/{-$country}/{-$locale}/orders/returns/$orderNumber"
        params={{ orderNumber: returnNumber }}
      >
        <Trans>
          View return <bdi>{returnNumber}</bdi>
        </Trans>
      </PageButton>
    </li>
  )
}
