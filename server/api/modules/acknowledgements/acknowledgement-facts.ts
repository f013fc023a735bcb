import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import type { WithdrawnLine } from '../../../db/tables/withdrawals.ts'

/** Everything that the acknowledgement of a statement says; the same facts make the same document, to the byte. */
export type AcknowledgementFacts = {
  readonly kind: 'acknowledgement'
  readonly language: Catalog
  readonly orderNumber: string
  /** When the order was placed, and when the statement was received. */
  readonly orderedAt: Date
  readonly receivedAt: Date
  /** Two letters of the country whose law it is under; its clocks are read as it reads them. */
  readonly country: string
  /** IANA zone that both are told in. */
  readonly timeZone: string
  readonly name: string
  readonly email: string
  readonly lines: readonly Omit<WithdrawnLine, 'id'>[]
  readonly sendBackBy: string
  /** Days in which the money goes back (Directive 2011/83/EU, Art. 13(1)). */
  readonly days: number
}
