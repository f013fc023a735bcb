import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { OrderFilter } from '../../../../domain/order-history/order-filter.ts'
import { orderSearchMachine } from '../../../../machines/order-search/order-search.machine.ts'
import { useFlow } from '../../../components/app/use-flow.ts'
import type { OwnHistory } from '../history-ref.ts'

/** Runs the search: what it asks for goes to the address, and what the address names goes to it and to the list. */
export const useOrderSearch = (filter: OrderFilter, history: OwnHistory) => {
  const router = useRouter()
  const search = useFlow(orderSearchMachine, {
    input: { filter },
    on: {
      'search.asked': (asked) => {
        void router.navigate({
          to: '/{-$country}/{-$locale}/orders',
          search: ({ q, status, year, show, ...others }: Record<string, unknown>) => ({
            ...others,
            ...asked.filter,
          }),
          replace: asked.isRefined,
          resetScroll: false,
          viewTransition: false,
        })
      },
    },
  })
  // Both charts begin with what the address names: they are told of what it names from then on.
  const told = useRef(filter)
  useEffect(() => {
    if (told.current === filter) return
    told.current = filter
    search.send({ type: 'address.change', filter })
    if (history.getSnapshot().status === 'active') history.send({ type: 'history.filter', filter })
  }, [search, history, filter])
  return search
}
