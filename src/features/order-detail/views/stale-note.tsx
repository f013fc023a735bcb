import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { selectRequest } from '../../../../machines/order-detail/order-detail.selectors.ts'
import { formatTime } from '../../../domain/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import css from '../order-detail.module.css'
import { useOrderDetail } from '../order-detail-context.ts'
import { usePage } from '../use-page.ts'

/** An older order stays on the page where a fresh one did not come (OD-06): says of when it is, and asks again. */
export function StaleNote() {
  const actor = useOrderDetail()
  const { locale, country } = usePage()
  const hasFailed = useSelector(actor, (snapshot) => selectRequest(snapshot)?.status === 'failed')
  const fetchedAt = useSelector(actor, ({ context }) => context.cached?.fetchedAt ?? null)
  if (!hasFailed || fetchedAt === null) return null
  const time = formatTime(fetchedAt, { locale, country })
  return (
    <div className={css.deferral}>
      <Note tone="wait" live="status" title={<Trans>We couldn’t update the order</Trans>}>
        <p>
          <Trans>
            You see it as it was at <bdi>{time}</bdi>.
          </Trans>{' '}
          <Button tone="quiet" onClick={() => actor.send({ type: 'order.changed', change: null })}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      </Note>
    </div>
  )
}
