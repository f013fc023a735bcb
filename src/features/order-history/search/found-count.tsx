import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { isFiltered } from '../../../../domain/order-history/order-filter.ts'
import {
  hasMore,
  isOnItsWay,
  selectCount,
  selectFilter,
} from '../../../../machines/order-history/order-history.selectors.ts'
import { Button } from '../../../ui/controls/button.tsx'
import hidden from '../../../ui/layout/visually-hidden.module.css'
import css from './order-search.module.css'
import type { SearchProps } from './search-props.ts'

/** How many orders were found, said politely, and the way back to all of them. Nothing where all are listed. */
export function FoundCount({ search, history }: SearchProps) {
  const count = useSelector(history, selectCount)
  const more = useSelector(history, hasMore)
  const isSearching = useSelector(history, isOnItsWay)
  const isNarrowed = isFiltered(useSelector(history, selectFilter))
  return (
    <div className={css.found}>
      {/* None found is told at length beneath. */}
      <p role="status" className={count === 0 ? hidden.hidden : undefined}>
        {isNarrowed && isSearching && <Trans>Searching your orders</Trans>}
        {isNarrowed && count !== null && <FoundWords count={count} more={more} />}
      </p>
      {isNarrowed && count !== 0 && (
        <Button tone="quiet" onClick={() => search.send({ type: 'search.clear' })}>
          <Trans>Show all orders</Trans>
        </Button>
      )}
    </div>
  )
}

function FoundWords({ count, more }: { readonly count: number; readonly more: boolean }) {
  if (more) return <Plural value={count} one="More than # order found" other="More than # orders found" />
  return <Plural value={count} one="# order found" other="# orders found" />
}
