import { Trans } from '@lingui/react/macro'
import type { OrderItem } from '../../../../contract/orders/order-item.ts'
import type { DisplayStatus } from '../../../../domain/status/order-status.ts'
import { itemTimeline, type TimelineEntry } from '../../../components/order/timeline/item-timeline.ts'
import { Timeline } from '../../../components/order/timeline/timeline.tsx'
import { usePage } from '../../../components/order/use-page.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/marks/icon.tsx'
import text from '../../../ui/text.module.css'
import css from './groups.module.css'
import { Titles } from './titles.tsx'

type Journey = { readonly titles: readonly string[]; readonly entries: readonly TimelineEntry[] }

/** Lines that went the same way share one timeline. */
const journeysOf = (items: readonly OrderItem[], enableEdd: boolean): Journey[] => {
  const byDates = Map.groupBy(items, (item) => JSON.stringify(item.itemDates))
  return [...byDates.values()].flatMap((lines) => {
    const entries = lines[0] ? itemTimeline(lines[0].itemDates, { enableEdd }) : []
    const titles = [...new Set(lines.map((line) => line.product.title))]
    return entries.length === 0 ? [] : [{ titles, entries }]
  })
}

type Props = { readonly items: readonly OrderItem[]; readonly status: DisplayStatus }

/** Every date of the group's lines: in sight for a return, a tap away for a delivery (OD-17). */
export function GroupDates({ items, status }: Props) {
  const { flags } = usePage()
  const journeys = journeysOf(items, flags.enableEdd)
  if (journeys.length === 0) return null
  return (
    <details className={css.dates} open={status.startsWith('return')}>
      <summary>
        <Trans>All dates</Trans>
        <Icon name="down" small />
      </summary>
      {journeys.map(({ titles, entries }) => (
        <div key={titles.join()}>
          {journeys.length > 1 && (
            <p className={cx(text.small, text.soft)}>
              <Titles titles={titles} />
            </p>
          )}
          <Timeline entries={entries} />
        </div>
      ))}
    </details>
  )
}
