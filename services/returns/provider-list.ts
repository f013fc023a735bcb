import type { ReturnProvider } from '../../domain/return-methods/providers.ts'
import type { CallResult } from '../http/result.ts'

/** Longest that a return waits for its carriers, in milliseconds. */
const providersTimeoutMs = 3_000

/** Carriers that did not come are not asked for again sooner than this, in milliseconds. */
const retryAfterMs = 30_000

/** Carriers by country, asked for once for each page. */
export type ProviderList = {
  /**
   * Carriers that take returns back in a country, two letters; `null` where they did not come in time: then those of the
   * country's profile count (docs/decisions/0062).
   */
  readonly of: (country: string) => Promise<readonly ReturnProvider[] | null>
  /** Those that have come already, by country. */
  readonly known: () => Readonly<Record<string, readonly ReturnProvider[]>>
}

type Ask = (country: string, signal: AbortSignal) => Promise<CallResult<readonly ReturnProvider[]>>
type Asked = {
  readonly answer: ReturnType<ProviderList['of']>
  value: readonly ReturnProvider[] | null
  failedAt: number | null
}

type Options = {
  /** Epoch milliseconds. */
  readonly now?: () => number
  /** What the page came with. */
  readonly known?: ReturnType<ProviderList['known']>
}

/** Asks for carriers by `ask`; a route's loader does so before the screen's code is there. */
export const createProviderList = (ask: Ask, { now = Date.now, known = {} }: Options = {}): ProviderList => {
  const asked = new Map<string, Asked>(
    Object.entries(known).map(([country, value]) => [
      country,
      { answer: Promise.resolve(value), value, failedAt: null },
    ]),
  )
  const start = (country: string): Asked => {
    const entry: Asked = {
      value: null,
      failedAt: null,
      answer: ask(country, AbortSignal.timeout(providersTimeoutMs))
        .then((result) => (result.ok ? result.value : null))
        .catch(() => null)
        .then((providers) => {
          entry.value = providers
          if (providers === null) entry.failedAt = now()
          return providers
        }),
    }
    asked.set(country, entry)
    return entry
  }
  return {
    of: (country) => {
      const before = asked.get(country)
      const isOld = before?.failedAt != null && now() - before.failedAt > retryAfterMs
      return (before && !isOld ? before : start(country)).answer
    },
    known: () =>
      Object.fromEntries(
        [...asked].flatMap(([country, { value }]) => (value === null ? [] : [[country, value]])),
      ),
  }
}
