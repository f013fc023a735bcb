import type { Words } from './words.ts'

/** A card of the method step, as a member and as a guest sees it. */
export type Way = {
  /** Method of the label service, with the carrier where one is chosen: `emeaDropoff|DHLP`. */
  readonly key: string
  /** Name of the carrier on the card; `null` for a store, and where nobody is named. */
  readonly carrier: string | null
  /** Price, and what stands beside it. */
  readonly member: readonly [price: string, note?: string]
  readonly guest: readonly [price: string, note?: string]
  /** A guest would save by signing in, and is asked to: on this card, or on the first of those that ask. */
  readonly asksToSignIn: boolean
}

/** How one shopper sends it back, from the choice to the instructions and the mail. */
export type Trip = {
  /** Key of the card. */
  readonly way: string
  /** What the capture request says of the way back, and nothing else of these names (returns.md §3, §4). */
  readonly sends: {
    readonly returnMethod: 'CARRIER_DROP_OFF' | 'PICK_UP' | 'STORE_DROP_OFF' | 'PAPERLESS'
    readonly labelMethod?: string
    readonly standardCarrierAlphaCode?: string
  }
  /** The store selector stands in the card. */
  readonly picksStore?: boolean
  /** The order is shown without whom it goes to, and its return leaves that to the host (BY-23). */
  readonly isShownInPart?: boolean
  /** What the third step confirms before it is sent (returns.md §2, "Korea version"). */
  readonly confirms?: readonly string[]
  /** What it goes back with. */
  readonly given: 'label' | 'code' | 'storeCode' | 'nothing'
  /** Words of the next steps, in order; other steps may stand between. */
  readonly next: readonly (string | RegExp)[]
  /** Where a driver is booked. */
  readonly booking?: { readonly link?: string; readonly phone?: string }
  /** Minutes that a fresh code does not scan yet. */
  readonly codeWaitMinutes?: number
  /** Words of the mail beside its number and its times: the label as it is asked for, the store's code by itself. */
  readonly mail?: { readonly kind: 'returnLabel' | 'storeReturn'; readonly says: readonly string[] }
}

/** What a country's return is, from the items to the instructions: written from the specification, not from the profile. */
export type CountryRow = {
  /** ISO 3166 alpha-2, lower case. */
  readonly country: string
  /** What its pages say in common with others of their language. */
  readonly words: Words
  /** BCP 47 tag of the capture request. */
  readonly locale: string
  readonly region: string
  /** The reason that is picked, as it reads, and its code on the wire. */
  readonly reason: readonly [words: string, code: string]
  /** Reasons take a comment. */
  readonly takesComment: boolean
  /** Days that a refund is allowed to take, as the wizard, the instructions and the mail say it. */
  readonly refundWithin: { readonly usual: string; readonly allow: string }
  /** Words of the refund's total. */
  readonly total?: string
  /** Best first. */
  readonly ways: readonly Way[]
  readonly member: Trip
  readonly guest: Trip
  /** Where the instructions are (returns.md §2). */
  readonly instructions: 'return-confirmation' | 'return-detail-confirmation'
}
