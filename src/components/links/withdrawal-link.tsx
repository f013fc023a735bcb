import { Trans } from '@lingui/react/macro'

/** Page that withdraws from an order; without a number it asks for one. */
export const withdrawalRoute = '/{-$country}/{-$locale}/orders/withdrawal/{-$orderNumber}' as const

/** What the function is called, in the law's own words (Directive 2011/83/EU, Art. 11a(1)). */
export function WithdrawWords() {
  return <Trans>Withdraw from contract here</Trans>
}
