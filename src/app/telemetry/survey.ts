import { waitFor } from 'xstate'
import { resolveFlags } from '../../../domain/pages/flags.ts'
import { surveyToLoad } from '../../../domain/pages/survey.ts'
import { isExperienceReady, selectExperience } from '../../../machines/experience/experience.selectors.ts'
import type { App } from '../../components/app/app-context.ts'

/**
 * Asks for the survey where the country has it and the visitor allows performance cookies (SE-08); its loader comes only
 * then. Once per document: a choice that is made later counts from the next page on.
 */
export const askForSurvey = async ({ experience, place }: Pick<App, 'experience' | 'place'>) => {
  const settings = selectExperience(await waitFor(experience, isExperienceReady))
  const flags = resolveFlags({
    country: place.marketplace,
    experienceFlags: settings?.flags ?? {},
    query: Object.fromEntries(new URLSearchParams(location.search)),
    byQuery: settings?.flagsByQuery ?? false,
  })
  const url = surveyToLoad({
    isEnabled: flags.enablePulseInsights,
    surveyUrl: settings?.surveyUrl ?? null,
    cookies: document.cookie,
  })
  if (url === null) return
  const { loadSurvey } = await import('../../../services/session/load-survey.ts')
  await loadSurvey(url)
}
