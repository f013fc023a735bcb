import type { Scenario } from '../../../contract/sandbox/sandbox.ts'
import { numberHash, pinHash } from '../../api/modules/gift-cards/gift-cards.repository.ts'
import type { giftCards } from '../../db/tables/payments/gift-cards.ts'
import { pagePath } from '../scenario-wire.ts'

type SampleGiftCard = {
  readonly id: string
  readonly title: string
  readonly country: string
  readonly language: string
  /** 19 digits, after `6006 00`, which no issuer of cards is known by. */
  readonly accountNumber: string
  readonly pin: string
  readonly currency: string
  /** Minor units. */
  readonly balance: number
}

const card = (
  id: string,
  [title, country, language]: readonly [title: string, country: string, language: string],
  [accountNumber, pin]: readonly [accountNumber: string, pin: string],
  [balance, currency]: readonly [balance: number, currency: string],
): SampleGiftCard => ({ id, title, country, language, accountNumber, pin, currency, balance })

/** Gift cards to look up: round and odd balances, an empty one, currencies without decimals and with three. */
export const sampleGiftCards: readonly SampleGiftCard[] = [
  card('us', ['Gift card with $65.50', 'us', 'en'], ['6006004912773501820', '482913'], [6550, 'USD']),
  card('us-round', ['Gift card with $100', 'us', 'en'], ['6006001000000000016', '100100'], [10000, 'USD']),
  card(
    'us-empty',
    ['Gift card with nothing left', 'us', 'en'],
    ['6006000000000000008', '000000'],
    [0, 'USD'],
  ),
  card('gb', ['Gift card in pounds', 'gb', 'en'], ['6006002244668800135', '730264'], [2499, 'GBP']),
  card('de', ['Gift card in euros', 'de', 'en'], ['6006003579135791357', '246802'], [5000, 'EUR']),
  card('pl', ['Gift card in złoty', 'pl', 'pl'], ['6006008642086420864', '159357'], [12345, 'PLN']),
  card('ae', ['Gift card in dirhams', 'ae', 'ar'], ['6006009753197531975', '604020'], [30025, 'AED']),
  card('jp', ['Gift card in yen', 'jp', 'en'], ['6006001357246813572', '802461'], [7500, 'JPY']),
  card('kw', ['Gift card in dinars', 'kw', 'ar'], ['6006006420864208642', '913570'], [12345, 'KWD']),
]

/** The cards as they are stored, with the host's secret. */
export const giftCardRows = (secret: string): (typeof giftCards.$inferInsert)[] =>
  sampleGiftCards.map(({ accountNumber, pin, currency, balance }) => ({
    numberHash: numberHash(secret, accountNumber),
    pinHash: pinHash(secret, accountNumber, pin),
    currency,
    balance,
  }))

export const giftCardScenarios: readonly Scenario[] = sampleGiftCards.map(
  ({ id, title, country, language, accountNumber, pin, currency }) => ({
    id: `gift-card-${id}`,
    title,
    tags: ['gift-card', country, 'guest'],
    country,
    language,
    giftCard: { accountNumber, pin, currency },
    url: pagePath(country, language, '/gift-card-lookup'),
  }),
)
