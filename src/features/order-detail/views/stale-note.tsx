import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { formatTime } from '../../../../domain/format/dates.ts'
import { selectRequest } from '../../../../machines/order-detail/order-detail.selectors.ts'
import { usePage } from '../../../components/order/use-page.ts'
import { Gap } from '../../../components/words/gap.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/marks/note.tsx'
import { useOrderDetail } from '../actor/order-detail-context.ts'
import css from './order-detail.module.css'

/** An older order stays on the page where a fresh one did not come (OD-06): says of when it is, and asks again. */
export function StaleNote() {
  const actor = useOrderDetail()
  const { locale, country, timeZone } = usePage()
  const hasFailed = useSelector(actor, (snapshot) => selectRequest(snapshot)?.status === 'failed')
  const fetchedAt = useSelector(actor, ({ context }) => context.cached?.fetchedAt ?? null)
  if (!hasFailed || fetchedAt === null) return null
  const time = formatTime(fetchedAt, { locale, country, timeZone })
  return (
    <div className={css.stale}>
      <Note tone="wait" live="status" title={<Trans>We couldn’t update the order</Trans>}>
        <p>
          <Trans>
            Last updated at <bdi>{time}</bdi>.
          </Trans>
          <Gap />
          <Button tone="quiet" onClick={() => actor.send({ type: 'order.changed', change: null })}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      </Note>
    </div>
  )
}
