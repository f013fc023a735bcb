import { getExperience } from '../../../../contract/session/experience.ts'
import { shop } from '../../../../domain/shop-settings/shop.ts'
import { textLanguage } from '../../../common/host-language.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { alertsOf } from './alerts.ts'
import { bannersOf } from './banners.ts'
import { contactOf } from './contact.ts'
import { experimentsOf, visitorOf } from './experiments.ts'
import { flagsOf } from './flag-overrides.ts'

/** Settings of a country and language: flags, experiments, contact, banners and alerts. */
export const experienceCalls = ({ settings }: Pick<AppDeps, 'settings'>): readonly HandledCall[] => [
  handle(getExperience, async ({ query: { country, language }, db, headers, reply }) => {
    const flags = await flagsOf(db, country)
    const { visitor, setCookie } = visitorOf(headers.get('cookie'))
    if (setCookie) reply.set('Set-Cookie', setCookie)
    const words = textLanguage(language, headers)
    const home = `https://${shop.site}/${country}/${language}`
    return {
      country,
      language,
      flags,
      experiments: flags.enableAbTesting === false ? {} : experimentsOf(visitor),
      contact: contactOf(country, words),
      banners: bannersOf(country, words, home),
      alerts: alertsOf(country, words, home),
      surveyUrl: settings.surveyUrl ?? null,
      flagsByQuery: settings.flagsByQuery ?? false,
    }
  }),
]
