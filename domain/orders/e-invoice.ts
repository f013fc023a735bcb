import type { SimpleStatus } from '../status/simple-status.ts'

/** Statuses of lines that have an e-invoice. */
const invoiced: ReadonlySet<SimpleStatus> = new Set(['delivered', 'shipped'])

/** The e-invoice button shows in China only, for orders of which something was shipped or delivered (RC-04). */
export const showsEInvoice = (country: string | null, statuses: readonly SimpleStatus[]): boolean =>
  country?.toLowerCase() === 'cn' && statuses.some((status) => invoiced.has(status))
