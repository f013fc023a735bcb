import { type Minor, toMinor } from '../../../domain/format/money.ts'

type PriceLine = {
  /** Units of the currency for one US dollar of list price. */
  readonly rate: number
  /** Prices are whole multiples of this, less `below`. */
  readonly step: number
  readonly below: number
}

const dollars: PriceLine = { rate: 1, step: 1, below: 0 }

const lines: Readonly<Record<string, PriceLine>> = {
  USD: dollars,
  CAD: { rate: 1.35, step: 5, below: 0 },
  AUD: { rate: 1.5, step: 5, below: 0 },
  GBP: { rate: 0.86, step: 5, below: 0.05 },
  EUR: { rate: 0.98, step: 5, below: 0.01 },
  PLN: { rate: 4.4, step: 10, below: 0.01 },
  JPY: { rate: 118, step: 110, below: 0 },
  KRW: { rate: 1240, step: 1000, below: 0 },
  CNY: { rate: 6.4, step: 10, below: 1 },
  AED: { rate: 3.9, step: 5, below: 0 },
  SAR: { rate: 4, step: 5, below: 0 },
  KWD: { rate: 0.32, step: 0.5, below: 0.01 },
  TRY: { rate: 38, step: 50, below: 0.1 },
  MXN: { rate: 19, step: 50, below: 1 },
  CZK: { rate: 23, step: 100, below: 10 },
  DKK: { rate: 6.9, step: 50, below: 1 },
  SEK: { rate: 10.5, step: 50, below: 1 },
  HUF: { rate: 370, step: 1000, below: 10 },
  KZT: { rate: 490, step: 1000, below: 10 },
}

/** Currencies that the sample shop sells in. */
export const sampleCurrencies: readonly string[] = Object.keys(lines)

/** List price in minor units of `currency`, at that market's own price points. */
export const listPrice = (usd: number, currency: string): Minor => {
  const { rate, step, below } = lines[currency] ?? dollars
  const steps = Math.max(1, Math.round((usd * rate) / step))
  return toMinor(steps * step - below, currency)
}
