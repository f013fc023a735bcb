/** Promotions of the order history (OD-03); their words and pictures are the host's. */
export type BannerName = 'returns' | 'trail' | 'winter' | 'court'

/** What shoppers of a country are told above their orders; the words are the host's. */
export type AlertName = 'slowParcels' | 'longReturns' | 'callsBefore'

/** What a country calls its tax on sales. */
export type TaxName = 'vat' | 'gst' | 'consumptionTax' | 'salesTax'

/** What is written of a sale, and of money that goes back for it (BY-26). */
export type PaperFacts = {
  readonly sale: 'invoice' | 'taxInvoice' | 'receipt'
  readonly refund: 'creditNote' | 'refundReceipt'
  /** The usual rate in percent; `null` where it depends on place or goods, so that papers name none. */
  readonly tax: { readonly name: TaxName; readonly percent: number | null }
}

/** Where parcels go back to, lines as they are printed. */
export type ReturnCentre = { readonly country: string; readonly lines: readonly string[] }

/** What the host alone reads of a country: it stands in the country's file beside its profile, and pages do not carry it. */
export type HostFacts = {
  readonly papers: PaperFacts
  /** Where its parcels go back to. */
  readonly centre: ReturnCentre
  /** Size of what is printed: labels and papers. */
  readonly paper: 'a4' | 'letter'
  /** Promotions, the first one first; under two, no carousel shows (OD-03). */
  readonly banners: readonly BannerName[]
  /** What there is to tell at the moment, the most urgent first. */
  readonly alerts: readonly AlertName[]
  /** Times of day `HH:MM` in the shopper's own zone between which neither texts nor pushes come (BY-39). */
  readonly quietHours: { readonly from: string; readonly until: string }
}
