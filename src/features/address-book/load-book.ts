import { loadAddressRules } from '../../../domain/addresses/load-address-rules.ts'
import { memoize } from '../../../domain/format/memoize.ts'
import { partTexts } from '../../components/app/part-texts.ts'
import { laterPart } from '../../components/page/later-part.tsx'

/** The book with what is known of a country's addresses: few returns need either. */
export const bookOf = memoize((country: string) =>
  laterPart(async () => {
    const [{ Book }, rules] = await Promise.all([
      import('./book.tsx'),
      loadAddressRules(country),
      partTexts('src/features/address-book/book.tsx'),
    ])
    return { Book, rules }
  }),
)
