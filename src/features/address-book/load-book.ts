import type { AddressRules } from '../../../domain/addresses/address-rules.types.ts'
import { loadAddressRules } from '../../../domain/addresses/load-address-rules.ts'

/** The book's own code with what is known of a country's addresses: few returns need either. */
type LoadedBook = { readonly Book: typeof import('./book.tsx').Book; readonly rules: AddressRules }

const loading = new Map<string, Promise<LoadedBook | null>>()

const load = async (country: string): Promise<LoadedBook> => {
  const [{ Book }, rules] = await Promise.all([import('./book.tsx'), loadAddressRules(country)])
  return { Book, rules }
}

/** The book of a country, asked for once; `null` where it did not come. */
export const bookOf = (country: string): Promise<LoadedBook | null> => {
  const known = loading.get(country)
  if (known !== undefined) return known
  const book = load(country).catch(() => null)
  loading.set(country, book)
  return book
}

/** What did not come is asked for again. */
export const forgetBook = (country: string): void => {
  loading.delete(country)
}
