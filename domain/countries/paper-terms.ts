import type { PaperFacts, TaxName } from './host-facts.types.ts'

/** Papers of a country whose shoppers get invoices; the rate in percent, `null` where it depends on place or goods. */
/* @__NO_SIDE_EFFECTS__ */
export const invoices = (name: TaxName, percent: number | null): PaperFacts => ({
  sale: 'invoice',
  refund: 'creditNote',
  tax: { name, percent },
})

/** The same where the law calls the paper a tax invoice. */
/* @__NO_SIDE_EFFECTS__ */
export const taxInvoices = (name: TaxName, percent: number | null): PaperFacts => ({
  ...invoices(name, percent),
  sale: 'taxInvoice',
})

/** Papers of a country whose shoppers get receipts; invoices pass between businesses there, or come by another way. */
/* @__NO_SIDE_EFFECTS__ */
export const receipts = (name: TaxName, percent: number | null): PaperFacts => ({
  sale: 'receipt',
  refund: 'refundReceipt',
  tax: { name, percent },
})
