import { Trans } from '@lingui/react/macro'
import { shipFromAddressId } from '../../../contract/addresses/delivery-address.ts'
import { ContactUs } from '../../components/links/contact-us.tsx'
import { ShownInPart } from '../../components/order/side/shown-in-part.tsx'
import { Gap } from '../../components/words/gap.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import { AddressBook } from '../address-book/address-book.tsx'
import type { BookWords } from '../address-book/address-list.tsx'
import { AddressWords } from '../address-book/address-words.tsx'
import css from './delivery-change.module.css'
import { useDeliveryChange, useDeliveryState } from './delivery-change-context.ts'

const words: BookWords = {
  question: <Trans>Choose an address, or edit one.</Trans>,
  own: <Trans>Where your order goes now</Trans>,
  empty: <Trans>You don’t have any saved addresses in this country. Add the one you need.</Trans>,
  localOnly: <Trans>We couldn’t update your saved address. This order uses what you entered.</Trans>,
}

/** Where the order goes, with the member’s other addresses of the country (BY-17, BY-19). */
export function AddressChoice() {
  const { actor } = useDeliveryChange()
  const address = useDeliveryState(({ context }) => context.offer.address)
  const reach = useDeliveryState(({ context }) => context.reach)
  const { address: chosen, entered } = useDeliveryState(({ context }) => context.choice)
  const isRefused = useDeliveryState(({ context }) => context.objection === 'address')
  if (address === null) return null
  return (
    <section className={css.section} data-part="delivery-address" aria-labelledby="delivery-address-title">
      <div className={css.head}>
        <h2 id="delivery-address-title" className={text.h2}>
          <Trans>Where should it go?</Trans>
        </h2>
      </div>
      {isRefused && (
        <Note tone="bad" live="alert" title={<Trans>We can’t deliver to this address</Trans>}>
          <p>
            <Trans>Check it, or choose another one.</Trans>
          </p>
        </Note>
      )}
      {reach === 'place' && <WithinPlace />}
      {reach === 'nowhere' ? (
        <Fixed />
      ) : (
        <div>
          <AddressBook
            id="delivery-addresses"
            country={address.country}
            shipFrom={address}
            entered={entered}
            chosenId={chosen?.id ?? shipFromAddressId}
            words={words}
            onChosen={(next, isEntered) => actor.send({ type: 'address.chosen', address: next, isEntered })}
          />
        </div>
      )}
    </section>
  )
}

/** A guest corrects an address; who may take a parcel elsewhere has an account (BY-19). */
function WithinPlace() {
  const address = useDeliveryState(({ context }) => context.offer.address)
  const code = address?.code ?? null
  const town = address?.locality ?? ''
  return (
    <p className={text.read}>
      {code === null ? (
        <Trans>You can correct the address within {town}.</Trans>
      ) : (
        <Trans>You can correct the address within postal code {code}.</Trans>
      )}
      <Gap />
      <Trans>To send your order somewhere else, contact us.</Trans>
    </p>
  )
}

/** Nobody would hear of a change: the address stays, and people can be asked. */
function Fixed() {
  const { order } = useDeliveryChange()
  const address = useDeliveryState(({ context }) => context.offer.address)
  return (
    <>
      {address && <AddressWords entry={address} />}
      {order.isShownInPart && <ShownInPart />}
      <p className={text.read}>
        <Trans>To change the address, contact us.</Trans>
      </p>
      <div className={css.actions}>
        <ContactUs />
      </div>
    </>
  )
}
