import { seller as config } from '../../shop.config.ts'

export type Seller = {
  /** The address of its seat, as it is printed. */
  readonly lines: readonly string[]
  /** What it pays its taxes under, by country in two letters. */
  readonly taxNumbers: Readonly<Record<string, string>>
}

/** Who sells, as papers of an order say it (BY-26). */
export const seller: Seller = config
