import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { maxSearchLength, statusFilters } from '../../../../contract/orders/order-filter.ts'
import { shownKinds, yearsSince } from '../../../../domain/order-history/order-filter.ts'
import { selectOldestOrderDate } from '../../../../machines/order-history/order-history.selectors.ts'
import {
  selectChoices,
  selectSearchView,
  selectWords,
} from '../../../../machines/order-search/order-search.selectors.ts'
import { useApp, usePlace } from '../../../components/app/app-context.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/marks/icon.tsx'
import { Choice } from './choice.tsx'
import { FoundCount } from './found-count.tsx'
import css from './order-search.module.css'
import type { SearchProps } from './search-props.ts'

/** The field that orders are looked for in, and what the list can be narrowed to (BY-53, BY-54). Before its script is there, it is a form of its own. */
export function OrderSearch({ search, history }: SearchProps) {
  const { t } = useLingui()
  const { tag } = usePlace()
  const { clock } = useApp()
  const field = useRef<HTMLInputElement>(null)
  const words = useSelector(search, selectWords)
  const { status, year, show } = useSelector(search, selectChoices)
  const state = useSelector(search, selectSearchView)
  const oldest = useSelector(history, selectOldestOrderDate)
  const figures = new Intl.NumberFormat(tag, { useGrouping: false })
  const statusNames = {
    onItsWay: t({
      message: 'On its way',
      comment:
        'Entry in the timeline of an item, with its day beside it; step of its progress; choice in the filter of orders. Up to 20 characters',
    }),
    pickup: t({
      message: 'Ready for pickup',
      context: 'order status',
      comment:
        'Status of an order, in lists and on its page; choice in the filter of orders. Up to 30 characters',
    }),
    unpaid: t({
      message: 'Payment pending',
      context: 'order status',
      comment:
        'Status of an order, in lists and on its page; choice in the filter of orders. Up to 28 characters',
    }),
    delivered: t({
      message: 'Delivered',
      context: 'order status',
      comment:
        'Status of an order, in lists and on its page; choice in the filter of orders. Up to 18 characters',
    }),
    cancelled: t({
      message: 'Canceled',
      context: 'order status',
      comment:
        'Status of an order or a return, in lists and on its page; step of a refund; choice in the filter of orders. Up to 25 characters',
    }),
    returned: t({
      message: 'Returned',
      comment: 'Choice in the filter of orders: goods that were sent back. Up to 21 characters',
    }),
  }
  const kindNames = { online: t`Bought online`, store: t`Bought in store`, returns: t`Returns` }
  const years = oldest === null ? [] : yearsSince(oldest, clock.now())
  const shownYears = year === undefined || years.includes(year) ? years : [year, ...years]
  const clear = () => {
    search.send({ type: 'words.type', words: '' })
    search.send({ type: 'search.submit' })
    field.current?.focus()
  }
  return (
    <search className={css.search} data-flow="orderSearch" data-state={state}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          search.send({ type: 'search.submit' })
        }}
      >
        <div className={css.field}>
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            name="q"
            id="order-words"
            aria-label={t`Search your orders`}
            aria-description={t`Product, style, or order number`}
            placeholder={t({
              message: 'Search',
              comment: 'Button, and in the empty field for words to look for (verb). Up to 13 characters',
            })}
            value={words}
            maxLength={maxSearchLength}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => search.send({ type: 'words.type', words: event.currentTarget.value })}
          />
          {words !== '' && (
            <IconButton label={t`Clear search`} onClick={clear}>
              <Icon name="close" small />
            </IconButton>
          )}
        </div>
        <div className={css.choices}>
          <Choice
            name="status"
            label={t`Status`}
            all={t`All statuses`}
            value={status}
            options={statusFilters.map((value) => ({ value, label: statusNames[value] }))}
            onChange={(value) => search.send({ type: 'filter.choose', choice: { status: value } })}
          />
          <Choice
            name="year"
            label={t`Year`}
            all={t`Any year`}
            value={year}
            options={shownYears.map((value) => ({ value, label: figures.format(value) }))}
            onChange={(value) => search.send({ type: 'filter.choose', choice: { year: value } })}
          />
          <Choice
            name="show"
            label={t`Kind of order`}
            all={t({
              message: 'All orders',
              context: 'filter',
              comment: 'Choice in the filter of orders: of any kind. Up to 25 characters',
            })}
            value={show}
            options={shownKinds.map((value) => ({ value, label: kindNames[value] }))}
            onChange={(value) => search.send({ type: 'filter.choose', choice: { show: value } })}
          />
        </div>
      </form>
      <FoundCount search={search} history={history} />
    </search>
  )
}
