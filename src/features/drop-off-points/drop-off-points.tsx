import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { type DropOffSearch, dropOffSearchOf } from '../../../domain/return-methods/drop-off-points.ts'
import type { ReturnProvider } from '../../../domain/return-methods/providers.ts'
import type { MethodChoice } from '../../../domain/return-methods/return-methods.ts'
import { createDropOffPointsMachine } from '../../../machines/drop-off-points/drop-off-points.actors.ts'
import {
  arePointsOpen,
  selectPointsView,
} from '../../../machines/drop-off-points/drop-off-points.selectors.ts'
import type { ParcelPlace } from '../../../services/returns/list-drop-off-points.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { useMachine } from '../../components/app/use-machine.ts'
import { Later } from '../../components/page/later-part.tsx'
import { NotLoaded } from '../../components/page/not-loaded.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import css from './drop-off-points.module.css'
import { pointsPart } from './points-part.ts'
import { WaitingPoints } from './waiting-points.tsx'

/**
 * Where this way of an order takes the parcel (RM-10): one line that opens, so that nobody waits for what nobody looks at. Nothing
 * where the carrier does not tell.
 */
export function DropOffPoints(props: {
  readonly method: MethodChoice | null
  readonly order: Pick<Order, 'shipFrom'>
  /** Country that the order shipped from, two letters. */
  readonly country: string
  /** Answer of the provider services; `null` where it did not come. */
  readonly providers: readonly ReturnProvider[] | null
}) {
  const { method, order, country, providers } = props
  const address = order.shipFrom?.address ?? null
  const search = method && dropOffSearchOf(method, { country, address }, providers)
  if (search === null) return null
  const near = {
    postalCode: address?.zipCode ?? null,
    city: address?.city ?? null,
    state: address?.state ?? null,
  }
  return <Points key={`${search.country} ${search.carrier} ${search.service}`} search={search} near={near} />
}

function Points({ search, near }: { readonly search: DropOffSearch; readonly near: ParcelPlace }) {
  const id = useId()
  const machine = useMachine(createDropOffPointsMachine)
  const actor = useFlow(machine, { input: { of: search, near } })
  const view = useSelector(actor, selectPointsView)
  const isOpen = useSelector(actor, arePointsOpen)
  const place = near.postalCode || near.city
  return (
    <div data-flow="dropOffPoints" data-state={view}>
      <Button
        tone="quiet"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => actor.send({ type: isOpen ? 'points.close' : 'points.open' })}
      >
        <Icon name="pin" small />
        <span>
          {place ? (
            <Trans>
              Drop-off points near <bdi>{place}</bdi>
            </Trans>
          ) : (
            <Trans>Drop-off points</Trans>
          )}
        </span>
        <Icon name="down" small />
      </Button>
      {isOpen && (
        <div id={id} className={css.panel}>
          <Later
            part={pointsPart}
            waiting={<WaitingPoints />}
            failed={(retry) => (
              <NotLoaded title={<Trans>We couldn’t load the drop-off points</Trans>} onRetry={retry} />
            )}
          >
            {(Panel) => <Panel actor={actor} view={view} />}
          </Later>
        </div>
      )}
    </div>
  )
}
