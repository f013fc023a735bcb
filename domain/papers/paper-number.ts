import type { PaperKind } from '../../contract/orders/papers.ts'

/** The letter of a kind in its numbers. */
const letters: Readonly<Record<PaperKind, string>> = {
  sale: 'S',
  refund: 'C',
  cancellation: 'X',
  payment: 'P',
}

/** Number of a paper, from its place in the series of its country and kind: `DE-S-0000017`. */
export const paperNumber = (country: string, kind: PaperKind, serial: number): string =>
  `${country.toUpperCase()}-${letters[kind]}-${String(serial).padStart(7, '0')}`
