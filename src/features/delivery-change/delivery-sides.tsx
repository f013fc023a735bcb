import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AddressBookEntry } from '../../../contract/addresses/delivery-address.ts'
import {
  selectMovesAddress,
  selectMovesDay,
} from '../../../machines/delivery-change/delivery-change.selectors.ts'
import text from '../../ui/text.module.css'
import { AddressWords } from '../address-book/address-words.tsx'
import { DayWords } from './day-words.tsx'
import css from './delivery-change.module.css'
import { useDeliveryState } from './delivery-change-context.ts'

/** What changes, as it is and as it is to be, beside each other. */
export function BeforeAndAfter() {
  const { address, day } = useDeliveryState(({ context }) => context.offer)
  const choice = useDeliveryState(({ context }) => context.choice)
  const movesAddress = useDeliveryState(selectMovesAddress)
  const movesDay = useDeliveryState(selectMovesDay)
  return (
    <>
      {movesAddress && (
        <Changed
          part="address"
          title={<Trans>Delivery address</Trans>}
          before={address && <OnParcel address={address} />}
          after={choice.address && <OnParcel address={choice.address} />}
        />
      )}
      {movesDay && (
        <Changed
          part="day"
          title={<Trans>Delivery day</Trans>}
          before={<DayWords day={day} />}
          after={<DayWords day={choice.day} />}
        />
      )}
    </>
  )
}

/** What the parcel bears: the order keeps its own contact. */
function OnParcel({ address }: { readonly address: AddressBookEntry }) {
  return <AddressWords entry={{ ...address, phone: null }} />
}

function Changed(props: {
  readonly part: string
  readonly title: ReactNode
  readonly before: ReactNode
  readonly after: ReactNode
}) {
  return (
    <section className={css.section} data-changes={props.part}>
      <h2 className={text.h2}>{props.title}</h2>
      <div className={css.sides}>
        <div className={css.side}>
          <h3 className={text.small}>
            <Trans comment="Above an address or a day as it is before the change, beside “After the change”">
              Now
            </Trans>
          </h3>
          <div className={text.soft}>{props.before}</div>
        </div>
        <div className={css.side}>
          <h3 className={text.small}>
            <Trans comment="Above an address or a day as it will be, beside “Now”">After the change</Trans>
          </h3>
          <div>{props.after}</div>
        </div>
      </div>
    </section>
  )
}

/** How the order is delivered. */
export function DeliveredSo(props: {
  readonly address: AddressBookEntry | null
  readonly day: string | null
}) {
  return (
    <section className={css.section} data-part="delivered-so">
      <div className={css.sides}>
        <div className={css.side}>
          <h2 className={text.h3}>
            <Trans>Delivery address</Trans>
          </h2>
          {props.address && <OnParcel address={props.address} />}
        </div>
        <div className={css.side}>
          <h2 className={text.h3}>
            <Trans>Delivery day</Trans>
          </h2>
          <p>
            <DayWords day={props.day} />
          </p>
        </div>
      </div>
    </section>
  )
}
