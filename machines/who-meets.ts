import { profileOf } from '../domain/countries/profile-of.ts'
import { dropOffSearchOf } from '../domain/return-methods/drop-off-points.ts'
import { type OfferedMethod, offeredMethods } from '../domain/return-methods/offered-methods.ts'
import { hasCarrierLabel } from '../domain/return-methods/return-label.ts'
import { isStoreReturn, parseMethod } from '../domain/return-methods/return-methods.ts'
import { canWriteReview } from '../domain/shop/reviews.ts'
import type { Person } from './person.ts'

/** Says of a flow who comes to it at all, by the functions that its page asks before it starts the chart. */
type Meets = (person: Person) => boolean

/** The ways back that this person has from an address without anything special about it. */
const waysBack = ({ country, role, flags }: Person): readonly OfferedMethod[] =>
  offeredMethods({
    order: { shipFrom: null },
    country,
    role,
    flags,
    providers: null,
    hasReturnableItems: true,
  })

export const isMember: Meets = ({ role }) => role === 'member'

export const isGuest: Meets = ({ role }) => role === 'guest'

export const startsReturns: Meets = ({ flags }) => !flags.disableReturns

export const isPromptedToSignIn: Meets = (person) =>
  isGuest(person) && person.flags.enableLoginPrompt && startsReturns(person)

export const seesSimilarProducts: Meets = (person) => isMember(person) && person.flags.enableShopSimilar

export const writesReviews: Meets = (person) =>
  canWriteReview({
    enableWriteReview: true,
    flag: person.flags.enableWriteReview,
    isMember: isMember(person),
  })

export const looksUpGiftCards: Meets = ({ flags }) => !flags.disableGiftCardLookup

export const isServedAtCurb: Meets = ({ flags }) => flags.enableCurbsidePickup

export const refundsGoToBank: Meets = ({ country }) => profileOf(country).returns.refundsCashByBank

export const exchangesItems: Meets = (person) =>
  startsReturns(person) && profileOf(person.country).returns.exchange !== null

export const canWithdraw: Meets = ({ country }) => profileOf(country).orders.withdrawal !== null

export const isCollectedFrom: Meets = (person) =>
  waysBack(person).some(({ asksPickupAddress }) => asksPickupAddress)

export const hasLabels: Meets = (person) => waysBack(person).some(({ key }) => hasCarrierLabel(key))

/** A carrier takes the parcel, and gives a receipt for it. */
export const returnsByCarrier: Meets = (person) =>
  waysBack(person).some(({ key }) => {
    const method = parseMethod(key)
    return method !== null && !isStoreReturn(method.id)
  })

export const canSwitchWays: Meets = (person) => waysBack(person).length > 1

export const looksForCounters: Meets = (person) =>
  waysBack(person).some(({ key }) => {
    const method = parseMethod(key)
    return method !== null && dropOffSearchOf(method, { country: person.country, address: null }) !== null
  })
