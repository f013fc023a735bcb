import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { Paper, PaperTitle } from '../../../contract/orders/papers.ts'
import { formatDate } from '../../../domain/format/dates.ts'
import { formatWireMoney } from '../../../domain/format/money.ts'
import { selectFileView } from '../../../machines/papers/papers.selectors.ts'
import { usePage } from '../../components/order/use-page.ts'
import { Button } from '../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import text from '../../ui/text.module.css'
import css from './papers.module.css'
import type { PapersViewProps } from './use-papers-actor.ts'

const titles: Readonly<Record<PaperTitle, MessageDescriptor>> = {
  invoice: msg`Invoice`,
  taxInvoice: msg`Tax invoice`,
  receipt: msg`Receipt`,
  creditNote: msg`Credit note`,
  refundReceipt: msg`Refund receipt`,
  paymentReceipt: msg`Payment receipt`,
}

/** One paper: what it is, its number, day and amount, and the way to have it. */
export function PaperRow({
  paper,
  actor,
  isHandedOut,
}: Pick<PapersViewProps, 'actor'> & {
  readonly paper: Paper
  /** Who is shown an order in part sees that there is one (BY-23). */
  readonly isHandedOut: boolean
}) {
  const { t } = useLingui()
  const { locale, timeZone } = usePage()
  const wanted = useSelector(actor, ({ context }) => context.wanted)
  const view = useSelector(actor, selectFileView)
  const { id, number, issuedAt, total, currency, returnOrderNumber } = paper
  const isOwn = wanted === id
  const title = t(titles[paper.title])
  const day = formatDate(issuedAt, 'long', { locale, timeZone })
  const isMaking = isOwn && view === 'paperMaking'
  return (
    <li className={css.row} data-part="paper" data-kind={paper.kind}>
      <div className={css.what}>
        <h2 className={text.h3}>{title}</h2>
        <p className={text.soft}>
          <span className={css.fact}>
            <bdi>{number}</bdi>
          </span>
          <span className={css.dot}> · </span>
          <span className={css.fact}>{day}</span>
        </p>
        {paper.kind === 'cancellation' && (
          <p className={text.soft}>
            <Trans>For canceled items</Trans>
          </p>
        )}
        {returnOrderNumber !== null && (
          <p className={text.soft}>
            <Trans>
              For return <bdi>{returnOrderNumber}</bdi>
            </Trans>
          </p>
        )}
      </div>
      <p className={css.amount}>
        <bdi>{formatWireMoney(total, currency, locale)}</bdi>
      </p>
      {isHandedOut && (
        <div className={css.action}>
          <Button
            tone="line"
            onClick={() => actor.send({ type: 'paper.download', paperId: id })}
            {...(isMaking && { loading: t`Making the PDF` })}
          >
            <Trans>Download PDF</Trans> <VisuallyHidden>{`${title} ${number}`}</VisuallyHidden>
          </Button>
          {isOwn && view === 'paperFailed' && (
            <p role="alert" className={css.fault}>
              <Trans>We couldn’t make this PDF. Try again in a moment.</Trans>
            </p>
          )}
        </div>
      )}
    </li>
  )
}
