import '../ui/fonts.css'
import '../ui/base.css'
import 'virtual:shop-colours.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { shop } from '../../domain/shop-settings/shop.ts'
import { AppContext } from '../components/app/app-context.ts'
import { followFocus } from './browser/follow-focus.ts'
import { startApp } from './composition.ts'
import { loadTexts } from './i18n.ts'
import { placeOf } from './place.ts'
import { createAppRouter } from './router.ts'

const place = placeOf(location.pathname, navigator.languages)
document.documentElement.lang = place.textLanguage
document.documentElement.dir = place.direction
const texts = loadTexts(place.textLanguage)
const app = startApp(place)
const router = createAppRouter(app)
followFocus(router)

// Only who has chosen something about cookies can have agreed to a survey (SE-08).
if (document.cookie.includes(shop.consentCookie)) {
  import('./telemetry/survey.ts').then(
    ({ askForSurvey }) => askForSurvey(app),
    () => undefined,
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
// Browsers without it load it before the rules that reckon with calendar dates run.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
await texts
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <AppContext value={app}>
        <RouterProvider router={router} />
      </AppContext>
    </I18nProvider>
  </StrictMode>,
)
