import { shop } from '../shop-settings/shop.ts'

/**
 * Whether the visitor allows performance cookies (SE-08). The shop's site keeps what a visitor agreed to in a cookie, as
 * names of groups joined by dots, for example `necessary.performance`; without it only what is necessary is allowed.
 * @param cookies the document's or a request's own list.
 */
export const allowsPerformanceCookies = (cookies: string): boolean => {
  const choices = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(`${shop.consentCookie}=`))
    .map((cookie) => cookie.slice(shop.consentCookie.length + 1).split('.'))
  return choices.length > 0 && choices.every((groups) => groups.includes('performance'))
}

/** Address of the survey to load, or `null`: its flag, an address and the visitor's consent are all needed (SE-08). */
export const surveyToLoad = (input: {
  /** Flag enablePulseInsights. */
  readonly isEnabled: boolean
  readonly surveyUrl: string | null
  readonly cookies: string
}): string | null => (input.isEnabled && allowsPerformanceCookies(input.cookies) ? input.surveyUrl : null)
