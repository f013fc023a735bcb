import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'

/** Everything a label says; the same facts make the same label, to the byte. */
export type LabelFacts = {
  readonly language: Catalog
  readonly returnNumber: string
  readonly trackingNumber: string
  /** Name of the carrier. */
  readonly carrier: string
  /** The carrier comes for the parcel, or it is handed in at the counter. */
  readonly service: 'dropOff' | 'pickup'
  /** Name, address and country, a line each. */
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly lines: readonly LabelLine[]
  /** When the return was made; dates the document. */
  readonly createdAt: Date
  readonly paper: 'a4' | 'letter'
}

export type LabelLine = { readonly title: string; readonly size: string | null; readonly quantity: number }

/** What the data matrix says: return and tracking number, as the warehouse's scanners split them. */
export const matrixText = ({
  returnNumber,
  trackingNumber,
}: Pick<LabelFacts, 'returnNumber' | 'trackingNumber'>) => `${returnNumber}|${trackingNumber}`
