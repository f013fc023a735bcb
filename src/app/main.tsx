import '../ui/fonts.css'
import '../ui/base.css'
import 'virtual:shop-colours.css'
import { i18n } from '@lingui/core'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { shop } from '../../domain/shop-settings/shop.ts'
import { loadPartTextsBy } from '../components/app/part-texts.ts'
import { followEntries } from './browser/follow-entries.ts'
import { followFocus } from './browser/follow-focus.ts'
import { earlyEntries, takeEarly } from './browser/replay-early.ts'
import { takeOverParts } from './browser/take-over-parts.ts'
import { tellOpened } from './browser/tell-opened.ts'
import { createApp } from './composition.ts'
import { createTexts } from './i18n.ts'
import { readKnown } from './known.ts'
import { PageRoot } from './page-root.tsx'
import { placeOf } from './place.ts'
import { createAppRouter, pageAt, waitForTexts } from './router.ts'
import { TakeOver } from './take-over.tsx'

const known = readKnown(document)
const { documentElement } = document
/** Where a built page finds the texts of its language. */
const textsIndex = document.querySelector<HTMLMetaElement>('meta[name="baton-texts"]')?.content ?? null
// The host has chosen among the browser's languages already.
const preferred = textsIndex === null ? navigator.languages : [documentElement.lang, ...navigator.languages]
const place = known?.place ?? placeOf(location.pathname, preferred)
documentElement.lang = place.textLanguage
documentElement.dir = place.direction
const texts = createTexts(place.textLanguage, textsIndex, (id) => {
  console.error(`No text ${id} on this page`)
  app.reportError('unknown orders error', `no text ${id}`)
})
loadPartTextsBy(texts.ofPart)
const { app, start } = createApp(place, known)
const router = createAppRouter(app, {
  moves: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  scrolls: app.hydration.isOver,
})
waitForTexts(router, texts.ofPage)
const firstTexts = texts.ofPage(pageAt(router, router.latestLocation.pathname))
followFocus(router)
followEntries(router.history, app.keptLists, history)

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

const shown = <PageRoot app={app} i18n={i18n} router={router} />
if (known === null) {
  start()
  await firstTexts
  createRoot(root).render(shown)
} else {
  await Promise.all([firstTexts, hydrate(router)])
  const entries = earlyEntries(root)
  const takeOver = () => {
    const replay = takeEarly(root, entries)
    // Who begins anew is there before anything is pressed again, and finds the session running.
    flushSync(() => {
      app.hydration.end()
      start()
    })
    tellOpened(root)
    replay()
    performance.mark('baton:hydrated')
  }
  const onTaken = () => {
    void takeOverParts(root).then(takeOver)
  }
  // The page has repaired itself; it was not what the host had rendered.
  const onRecoverableError = (error: unknown) => {
    console.error(error)
    app.reportError('unknown orders error', error instanceof Error ? error.name : 'hydration')
  }
  // In slices, so that what the shopper does meanwhile comes between.
  startTransition(() => {
    hydrateRoot(root, <TakeOver onTaken={onTaken}>{shown}</TakeOver>, { onRecoverableError })
  })
}
