import { type AddressBookEntry, shipFromAddressId } from '../../contract/addresses/delivery-address.ts'
import { isWithinReach } from '../../domain/delivery-change/delivery-change.ts'
import {
  changesOf,
  type DeliveryOffer,
  requestOfChoice,
} from '../../domain/delivery-change/delivery-choice.ts'
import type {
  DeliveryAttemptInput,
  DeliveryChangeContext,
  DeliveryChangeInput,
  KeptChoice,
} from './delivery-change.types.ts'

type Chosen = Pick<DeliveryChangeContext, 'choice' | 'offer'>

const nothingChosen = ({ day }: DeliveryOffer): KeptChoice => ({ address: null, day, entered: [] })

/** A day that is offered no more is the present one again. */
const withOfferedDay = (choice: KeptChoice, offer: DeliveryOffer): KeptChoice =>
  choice.day === null || offer.days.includes(choice.day) ? choice : { ...choice, day: offer.day }

export const startOfChange = ({ kept, ...input }: DeliveryChangeInput): DeliveryChangeContext => ({
  ...input,
  choice: withOfferedDay(kept ?? nothingChosen(input.offer), input.offer),
  objection: null,
  refusal: null,
})

/** The choice with an address; the one that the order goes to is none. */
export const withAddress = (
  { choice }: Pick<DeliveryChangeContext, 'choice'>,
  address: AddressBookEntry,
  isEntered: boolean,
): KeptChoice => {
  const others = choice.entered.filter(({ id }) => id !== address.id)
  return {
    ...choice,
    address: address.id === shipFromAddressId ? null : address,
    entered: isEntered ? [...others, address] : others,
  }
}

/** What the page knows once the order has come again; what was chosen stays, as far as it is still offered. */
export const withOffer = (
  { choice }: Pick<DeliveryChangeContext, 'choice'>,
  offer: DeliveryOffer,
): Pick<DeliveryChangeContext, 'choice' | 'offer'> => ({ offer, choice: withOfferedDay(choice, offer) })

export const isUnchanged = ({ choice, offer }: Chosen): boolean => {
  const changes = changesOf(choice, offer)
  return !changes.address && !changes.day
}

/** An address that is not the shopper's to choose (BY-19). */
export const isElsewhere = ({
  choice,
  offer,
  reach,
}: Chosen & Pick<DeliveryChangeContext, 'reach'>): boolean =>
  choice.address !== null &&
  changesOf(choice, offer).address &&
  (offer.address === null || !isWithinReach(reach, offer.address, choice.address))

/** The same for every try; where nothing is chosen, as after a reload, there is an outcome to look up, but nothing to send. */
export const attemptOf = (context: DeliveryChangeContext): DeliveryAttemptInput => {
  const { orderNumber, choice, offer, pendingKey } = context
  return {
    target: { orderNumber },
    request: isUnchanged(context) ? null : requestOfChoice(choice, offer),
    pendingKey,
  }
}
