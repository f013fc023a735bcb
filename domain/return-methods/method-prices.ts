import type { Order } from '../../contract/orders/order.ts'
import type { ReturnMethodId } from '../../contract/returns/return-method-ids.ts'
import type { Flags } from '../../contract/session/experience.ts'
import type { CountryMethod, PriceRule } from '../countries/country.types.ts'
import { returnTerms } from '../countries/return-terms.ts'
import { type Minor, toMinor } from '../format/money.ts'
import { countryMethods, isStoreReturn } from './return-methods.ts'

export type ReturnRole = 'member' | 'guest'

/** Whose prices a return has: those of whoever asked for it, and where that is not known, of whoever looks at it (RM-09). */
export const roleOfReturn = ({ returnedBy }: Pick<Order, 'returnedBy'>, isMember: boolean): ReturnRole =>
  returnedBy ?? (isMember ? 'member' : 'guest')

type InMinor<P> = P extends { readonly amount: number } ? Omit<P, 'amount'> & { readonly amount: Minor } : P

/** What a way back costs the shopper, its amount in minor units of the currency. */
export type MethodPrice = InMinor<PriceRule>

/** Price of a method for a role (RM-04, RM-09). */
export const methodPrice = ({ price }: Pick<CountryMethod, 'price'>, role: ReturnRole): MethodPrice => {
  const rule = price[role]
  return rule.kind === 'free' || rule.kind === 'shopperPays'
    ? rule
    : { ...rule, amount: toMinor(rule.amount, rule.currency) }
}

/** Whether signing in would make it free: the sign-in call of a card (RM-04, RM-09). */
export const signInSaves = ({ price }: Pick<CountryMethod, 'price'>, role: ReturnRole): boolean =>
  role === 'guest' && price.guest.kind !== 'free' && price.member.kind === 'free'

/** A method's prices by role: its own, or the usual ones while the flag of the country's own terms is off (SE-06). */
export const pricesOf = (
  { id, price }: Pick<CountryMethod, 'id' | 'price'>,
  country: string,
  flags: Flags,
): Pick<CountryMethod, 'price'> => ({
  price: (isStoreReturn(id) ? null : returnTerms(country, flags).price) ?? price,
})

/** What a return by this method costs its shopper in a country, two letters; `null` where the country has no such way. */
export const priceOfReturn = (
  id: ReturnMethodId,
  { country, role, flags }: { readonly country: string; readonly role: ReturnRole; readonly flags: Flags },
): MethodPrice | null => {
  const method = countryMethods(country).find((entry) => entry.id === id)
  return method === undefined ? null : methodPrice(pricesOf(method, country, flags), role)
}
