import { Trans } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import type { Order } from '../../../contract/orders/order.ts'
import type { ReturnTimeline } from '../../../domain/return-progress/return-timeline.ts'
import { Gap } from '../../components/words/gap.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'

/** A return was made just now, and its shopper led here: says so on top of what to do next (RS-02). */
export function Confirmation(props: { readonly order: Order; readonly timeline: ReturnTimeline }) {
  const { order, timeline } = props
  const { orderNumber: returnOrderNumber } = order
  const { pageView, emailSent } = useRouterState({
    select: ({ location }) => location.search as { pageView?: unknown; emailSent?: unknown },
  })
  if (pageView !== true || timeline.outcome !== 'underWay') return null
  return (
    <div data-part="confirmation">
      <Note tone="good" title={<Trans>Your return is created</Trans>}>
        <p>
          <Trans>
            Your return number is <bdi className={text.strong}>{returnOrderNumber}</bdi>.
          </Trans>
          <Gap />
          {emailSent === true && <Trans>We’ve emailed you the code to show in the store.</Trans>}
        </p>
      </Note>
    </div>
  )
}
