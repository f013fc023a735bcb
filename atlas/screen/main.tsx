import '../../src/ui/fonts.css'
import '../../src/ui/base.css'
import 'virtual:shop-colours.css'
import { createMemoryHistory } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { leavesOf } from '../../model-tests/lib/chart-parts.ts'
import { PageRoot } from '../../src/app/page-root.tsx'
import { createAppRouter } from '../../src/app/router.ts'
import { castOf } from './lib/cast.ts'
import { faultOf } from './lib/check-view.ts'
import { composeScreen } from './lib/compose-screen.ts'
import { setLook } from './lib/look.ts'
import { questionOf } from './lib/question.ts'
import { whenQuiet } from './lib/quiet.ts'
import { loadTexts, toldTexts } from './lib/texts.ts'
import { stageOf } from './stages/index.ts'

const question = questionOf(location.search)
const { flow, state } = question

const tell = (type: 'shown' | 'failed', more: object) => {
  document.documentElement.dataset.screen = type
  parent.postMessage({ type: `screen.${type}`, flow, state, ...more }, '*')
}

const press = async (selectors: readonly string[]) => {
  for (const selector of selectors) {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`Nothing to press: ${selector}`)
    element.click()
    await whenQuiet()
  }
}

const show = async () => {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  const stage = stageOf(flow)
  const cast = castOf(flow, state, question.country, question.language.slice(0, 2))
  const { app, address, isAsked } = composeScreen(question, stage, cast)
  setLook(question, app.place)
  const { i18n, said } = toldTexts(question.language, await loadTexts(question.language))
  const router = createAppRouter(app, { moves: false, scrolls: () => true })
  router.update({ history: createMemoryHistory({ initialEntries: [address] }) } as never)
  app.session.start()
  app.experience.start()
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root')
  createRoot(root, { onUncaughtError: fail, onCaughtError: fail }).render(
    <PageRoot app={app} i18n={i18n} router={router} />,
  )
  await whenQuiet()
  await press(stage.presses ?? [])
  if (!isAsked()) throw new Error(`No view runs it at ${address}`)
  const fault = faultOf(cast, root)
  if (fault !== null) throw new Error(fault)
  if (document.documentElement.dataset.screen === 'failed') return
  tell('shown', {
    leaves: leavesOf(cast.way.snapshot),
    steps: [cast.way.start.words, ...cast.way.steps.map(({ words }) => words)],
    texts: said(),
  })
}

const fail = (error: unknown) => {
  console.error(error)
  tell('failed', { message: error instanceof Error ? error.message : String(error) })
}

show().catch(fail)
