import type { CountryMethod, PriceRule } from '../countries/country.types.ts'
import { type Minor, toMinor } from '../format/money.ts'

export type ReturnRole = 'member' | 'guest'

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
