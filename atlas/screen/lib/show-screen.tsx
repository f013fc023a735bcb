import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { leavesOf } from '../../../model-tests/lib/chart-parts.ts'
import { PageRoot } from '../../../src/app/page-root.tsx'
import { createAppRouter } from '../../../src/app/router.ts'
import type { ScreenQuestion, ScreenShown } from '../protocol.ts'
import { castOf } from './cast.ts'
import { bringIntoView, faultOf } from './check-view.ts'
import { composeScreen } from './compose-screen.ts'
import { type Faults, hearFaults } from './faults.ts'
import { lookOf, setLook, sizeOf } from './look.ts'
import { whenQuiet } from './quiet.ts'
import { stayingHistory } from './stay.ts'
import { loadTexts, toldTexts } from './texts.ts'

/** A state on the page, until `end`. */
export type Standing = { readonly shown: ScreenShown; readonly end: () => void }

/** Looks again for a while: what stands behind a boundary of React comes a moment after the rest. */
const firstFault = async (look: () => string | null): Promise<string | null> => {
  const fault = look()
  if (fault === null) return null
  await new Promise((resolve) => setTimeout(resolve, 350))
  await whenQuiet()
  return look()
}

const stand = async (
  question: ScreenQuestion,
  place: HTMLElement,
  faults: Faults,
  leave: (address: string) => void,
): Promise<Standing> => {
  const { flow, state, language } = question
  const cast = castOf(question)
  const { app, address, isAsked, end } = composeScreen(question, cast)
  await cast.stage.ahead?.(cast.country)
  setLook(question, app.place)
  scrollTo(0, 0)
  const { i18n, said, missing, hollow } = toldTexts(language, await loadTexts(question.words ?? language))
  const router = createAppRouter(app, { moves: false, scrolls: () => false })
  router.update({ history: stayingHistory(address, leave) } as never)
  app.session.start()
  app.experience.start()
  const root = createRoot(place, { onUncaughtError: faults.hear, onCaughtError: faults.hear })
  const letGo = () => {
    flushSync(() => root.unmount())
    end()
  }
  try {
    root.render(<PageRoot app={app} i18n={i18n} router={router} />)
    await whenQuiet()
    const fault = await firstFault(() => (isAsked() ? faultOf(cast, place) : `No view runs it at ${address}`))
    const missed = missing().map((id) => `No text for ${id}`)
    const empty = hollow().map((words) => `Nothing is filled into “${words}”`)
    const found = [...faults.found(), ...(fault === null ? [] : [fault]), ...missed, ...empty]
    if (found.length > 0) throw new Error(found.join('\n'))
    bringIntoView(cast, place)
  } catch (error) {
    letGo()
    throw error
  }
  const { model, way, brought } = cast.shown
  return {
    end: letGo,
    shown: {
      type: 'screen.shown',
      flow,
      state,
      leaves: leavesOf(way.snapshot),
      view: model.view?.(way.snapshot) ?? null,
      isOver: way.snapshot.status !== 'active',
      country: cast.country,
      language,
      steps: [way.start.words, ...way.steps.map(({ words }) => words)],
      texts: said(place),
      ...brought.waiting,
      look: lookOf(place),
      ...sizeOf(),
    },
  }
}

/**
 * Shows a state as the real page.
 * @throws Error that says what is wrong with the page, where it does not show the state as it should.
 */
export const showScreen = async (
  question: ScreenQuestion,
  place: HTMLElement,
  leave: (address: string) => void,
): Promise<Standing> => {
  const faults = hearFaults()
  try {
    return await stand(question, place, faults, leave)
  } finally {
    faults.end()
  }
}
