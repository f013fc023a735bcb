import type { PaperTitle } from '../../contract/orders/papers.ts'
import type { PaymentType } from '../../contract/orders/payment.ts'
import type { TaxName } from '../countries/host-facts.types.ts'
import type { Minor } from '../format/money.ts'

/** Pieces of one line; `amount` is what they came to in all, without the tax that comes on top of it. */
export type PaperLine = {
  readonly title: string
  readonly size: string | null
  readonly quantity: number
  readonly amount: Minor
}

/** What belongs to a total beside the lines. `adjustment`: what the shop gave or kept for no line; negative where it kept it. */
export type PaperExtra = {
  readonly kind: 'shipping' | 'fees' | 'rounding' | 'adjustment'
  readonly amount: Minor
}

/** The tax in a total: `net` and `tax` add up to `gross`. */
export type PaperTax = {
  readonly name: TaxName
  /** The rate, where the amounts bear the country's out; else `null`. */
  readonly percent: number | null
  /** The prices have it in them; else it comes on top. */
  readonly isIncluded: boolean
  readonly net: Minor
  readonly tax: Minor
  readonly gross: Minor
}

/** What lines, extras and tax come to: those of the lines and extras, and tax on top, add up to `total`. */
export type PaperAmounts = {
  readonly lines: readonly PaperLine[]
  readonly extras: readonly PaperExtra[]
  readonly tax: PaperTax | null
  readonly total: Minor
}

/** A way of payment with what it paid, or got back; `null` where that is not known. */
export type PaperPayment = {
  readonly paymentType: PaymentType
  readonly displayNumber: string | null
  readonly amount: Minor | null
}

/** Everything that a paper says, in no language; it is kept as it was when the paper was made (BY-26). Amounts are minor units. */
export type PaperContent = PaperAmounts & {
  readonly title: PaperTitle
  /** Two letters, lower case. */
  readonly country: string
  readonly currency: string
  readonly seller: {
    readonly company: string
    readonly lines: readonly string[]
    /** Under which it pays the tax of that country; `null` where it has none there. */
    readonly taxNumber: string | null
  }
  /** Name and address of who bought it, as they are printed; empty where nobody knows. */
  readonly buyer: readonly string[]
  /** Two letters, lower case; it is named in the language of the document. */
  readonly buyerCountry: string | null
  readonly orderNumber: string
  /** ISO instants. */
  readonly orderedAt: string
  /** When the last of it left or was fetched; `null` where nobody knows. */
  readonly suppliedAt: string | null
  readonly returnOrderNumber: string | null
  /** The paper of the sale that a credit note takes from. */
  readonly corrects: { readonly number: string; readonly issuedAt: string } | null
  readonly payments: readonly PaperPayment[]
  /** Ids of the lines that a cancellation is about, so that the next one leaves them out; empty elsewhere. */
  readonly lineIds: readonly string[]
}
