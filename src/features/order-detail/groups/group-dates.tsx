import { Trans } from '@lingui/react/macro'
import type { OrderItem } from '../../../../contract/orders/order-item.ts'
import type { DisplayStatus } from '../../../../domain/status/order-status.ts'
import type { Parcel } from '../../../../domain/tracking/parcels.ts'
import { itemTimeline, type TimelineEntry } from '../../../components/order/timeline/item-timeline.ts'
import { Timeline } from '../../../components/order/timeline/timeline.tsx'
import { usePage } from '../../../components/order/use-page.ts'
import { Disclosure } from '../../../ui/controls/disclosure.tsx'
import { cx } from '../../../ui/cx.ts'
import text from '../../../ui/text.module.css'
import css from './groups.module.css'
import { Titles } from './titles.tsx'

type Journey = {
  /** Of its first line. */
  readonly id: string
  readonly titles: readonly string[]
  readonly entries: readonly TimelineEntry[]
  readonly parcel: Parcel | null
}

const travelled: ReadonlySet<DisplayStatus> = new Set(['shipped', 'delivered'])

type Props = {
  readonly items: readonly OrderItem[]
  readonly status: DisplayStatus
  readonly parcels: readonly Parcel[]
}

/** Lines that went the same way, in the same parcel, share one timeline. */
const journeysOf = ({ items, status, parcels }: Props, enableEdd: boolean): Journey[] => {
  const parcelOf = ({ id }: OrderItem) =>
    travelled.has(status) ? parcels.findIndex(({ lines }) => lines.some((line) => line.id === id)) : -1
  const wayOf = (item: OrderItem) => {
    const parcel = parcelOf(item)
    // What lies in one parcel comes at once, whatever was expected of each line.
    const unexpected = { estimatedDeliveryDate: null, arriveDateRange: null }
    return JSON.stringify([parcel === -1 ? item.itemDates : { ...item.itemDates, ...unexpected }, parcel])
  }
  const byWay = Map.groupBy(items, wayOf)
  return [...byWay.values()].flatMap((lines) => {
    const [first] = lines
    if (first === undefined) return []
    const parcel = parcels[parcelOf(first)] ?? null
    const entries = itemTimeline(first.itemDates, { enableEdd, events: parcel?.events ?? [] })
    const titles = [...new Set(lines.map((line) => line.product.title))]
    return entries.length === 0 ? [] : [{ id: first.id, titles, entries, parcel }]
  })
}

/**
 * What has happened to the group's lines, and what their carrier says of them: in sight for what is on its way, has arrived or comes
 * back, and a tap away for the rest (OD-17).
 */
export function GroupDates(props: Props) {
  const { status } = props
  const { flags } = usePage()
  const journeys = journeysOf(props, flags.enableEdd)
  const isTracked = travelled.has(status)
  if (journeys.length === 0) return null
  return (
    <Disclosure
      className={cx(css.dates, isTracked && css.tracked)}
      summary={
        isTracked ? (
          <Trans comment="Summary of a part that opens: how far the packages have come (noun)">
            Tracking
          </Trans>
        ) : (
          <Trans>See all updates</Trans>
        )
      }
      isOpen={isTracked || status.startsWith('return')}
      data-part="dates"
    >
      {journeys.map(({ id, titles, entries, parcel }) => (
        <div key={id}>
          {journeys.length > 1 && (
            <p className={cx(text.small, text.soft)}>
              <Titles titles={titles} />
            </p>
          )}
          {parcel?.number && <ParcelName parcel={parcel} />}
          <Timeline entries={entries} />
        </div>
      ))}
    </Disclosure>
  )
}

/** What a parcel is known by at its carrier. */
function ParcelName({ parcel: { carrier, number } }: { readonly parcel: Parcel }) {
  return (
    <p className={cx(text.small, text.soft, css.parcel)}>
      {carrier ? carrier.name : <Trans>Package number</Trans>} <bdi className={text.num}>{number}</bdi>
    </p>
  )
}
