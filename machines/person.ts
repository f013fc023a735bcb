import type { Flags } from '../contract/session/experience.ts'
import type { ReturnRole } from '../domain/return-methods/method-prices.ts'

/** Somebody who looks at the shop: where, signed in or not, and with which flags. */
export type Person = {
  /** Two letters, lower case. */
  readonly country: string
  readonly role: ReturnRole
  readonly flags: Flags
}
