import { profileOf } from '../countries/profile-of.ts'
import type { SimpleStatus } from '../status/simple-status.ts'

/** Statuses of lines that have an e-invoice. */
const invoiced: ReadonlySet<SimpleStatus> = new Set(['delivered', 'shipped'])

/** The e-invoice button shows where orders have one, once something was shipped or delivered (RC-04). */
export const showsEInvoice = (country: string | null, statuses: readonly SimpleStatus[]): boolean =>
  profileOf(country).orders.hasEInvoice && statuses.some((status) => invoiced.has(status))
