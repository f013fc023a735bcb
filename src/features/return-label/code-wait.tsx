import { Plural } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { codeWaitOf } from '../../../domain/return-methods/return-label.ts'
import { selectCodeState } from '../../../machines/return-label/return-label.selectors.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { Note } from '../../ui/marks/note.tsx'
import { useReturnLabel } from './return-label-context.ts'

/** How long a fresh code takes until it scans, by the order's country; gone by itself then (RL-05). */
export function CodeWait() {
  const { actor, order } = useReturnLabel()
  const { marketplace } = usePlace()
  const isSettling = useSelector(actor, selectCodeState) === 'settling'
  const minutes = codeWaitOf(orderCountry(order, marketplace))
  return (
    <div role="status" data-part="code-wait">
      {isSettling && (
        <Note tone="wait">
          <p>
            <Plural
              value={minutes}
              one="Your code is new. It will scan # minute after you requested the return."
              other="Your code is new. It will scan # minutes after you requested the return."
            />
          </p>
        </Note>
      )}
    </div>
  )
}
