import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { selectFilter } from '../../../../machines/order-history/order-history.selectors.ts'
import { Button } from '../../../ui/controls/button.tsx'
import text from '../../../ui/text.module.css'
import css from '../order-history.module.css'
import type { SearchProps } from './search-props.ts'

/** No order is like what was looked for: says what that was, and leads back to all orders. */
export function NothingFound({ search, history }: SearchProps) {
  const { q, status, year, show } = useSelector(history, selectFilter)
  const isNarrowed = [status, year, show].some((part) => part !== undefined)
  // As an element: typed angle brackets are no markup of the sentence.
  const words = <bdi>{q}</bdi>
  const showAll = () => {
    search.send({ type: 'search.clear' })
    // The button goes with this view.
    document.getElementById('order-words')?.focus()
  }
  return (
    <div className={css.nothing} data-part="nothing-found">
      <h2 className={text.h1}>
        {q === undefined ? <Trans>No orders like this</Trans> : <Trans>No orders with “{words}”</Trans>}
      </h2>
      <p>
        {isNarrowed ? (
          <Trans>Try another status, year, or kind of order.</Trans>
        ) : (
          <Trans>Check the spelling, or try part of a product name or order number.</Trans>
        )}
      </p>
      <Button onClick={showAll}>
        <Trans>Show all orders</Trans>
      </Button>
    </div>
  )
}
