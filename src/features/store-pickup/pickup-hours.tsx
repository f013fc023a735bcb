import { Trans } from '@lingui/react/macro'
import type { Store } from '../../../contract/pickup/store.ts'
import { StoreHours } from '../../components/store/store-hours.tsx'
import { Disclosure } from '../../ui/controls/disclosure.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import css from './store-pickup.module.css'

/** Hours of the week and special days (ST-01): a tap away beside an order, open where there is nothing else. */
export function PickupHours(props: { readonly store: Store | null; readonly isOpen: boolean }) {
  const { store } = props
  return (
    <Disclosure
      summary={<Trans comment="Heading of the times at which a store is open">Hours</Trans>}
      isOpen={props.isOpen}
    >
      <div className={css.week}>
        {store === null ? <Skeleton shape="text" width="full" /> : <StoreHours store={store} isTitled />}
      </div>
    </Disclosure>
  )
}
