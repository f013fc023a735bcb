import { randomInt } from 'node:crypto'
import type { Scenario } from '../../contract/sandbox/sandbox.ts'
import type { Sandbox } from './sandbox.ts'

/** A number that no card has, so that wrong tries use up nobody's. */
export const unknownCardNumber = (): string =>
  `6006999${Array.from({ length: 12 }, () => randomInt(10)).join('')}`

/** A sample card with what to type. */
export const giftCardOf = async (
  sandbox: Sandbox,
  id: string,
): Promise<NonNullable<Scenario['giftCard']>> => {
  const found = (await sandbox.scenarios('gift-card')).find((scenario) => scenario.id === `gift-card-${id}`)
  if (!found?.giftCard) throw new Error(`no gift card ${id}`)
  return found.giftCard
}
