import { setTimeout as pause } from 'node:timers/promises'
import type { Arranged, ChangesHost, Flow } from '../../../server/testing/changes/arrangement.ts'
import type { ChangeOfTable } from '../../../server/testing/changes/arrangement-of.ts'
import type { TestBrowser } from '../../../server/testing/changes/browser.ts'
import { setStage } from '../../../server/testing/changes/stage.ts'

/** Somebody who has pressed, once, and what came of it. */
export type Pressed = {
  readonly change: ChangeOfTable
  readonly arranged: Arranged
  readonly browser: TestBrowser
  /** Their page has said that the change was made. */
  readonly isDone: boolean
}

const lookMs = 100
/** A page asks after 1, 2, 4 and 8 seconds; what it shows after that it shows until it is opened again. */
const pageMs = 25_000
/** While hosts are killed a page may find nobody to load from many times over. */
const openings = 30

const comesTo = async (flow: Flow, views: readonly (string | undefined)[]): Promise<string | null> => {
  const end = performance.now() + pageMs
  while (performance.now() < end) {
    const view = flow.view()
    if (views.includes(view)) return view
    await pause(lookMs)
  }
  return null
}

/**
 * Makes a change as somebody whose host may die at any moment does: presses, waits, and opens the page again where it says nothing
 * for long. `null`: the host died before there was anything to press.
 */
export const pressThrough = async (host: ChangesHost, change: ChangeOfTable): Promise<Pressed | null> => {
  const stage = await setStage(host, change, { isPatient: true }).catch(() => null)
  if (stage === null) return null
  const { arranged, browser } = stage
  const pressed = { change, arranged, browser }
  let tab = browser.newTab()
  let flow = arranged.open(tab)
  if (arranged.ready !== undefined && (await comesTo(flow, [arranged.ready])) === null) {
    await browser.close()
    return null
  }
  flow.press()
  for (let opening = 1; ; opening++) {
    const isDone = (await comesTo(flow, [arranged.done])) !== null
    if (isDone || opening === openings) {
      await browser.close()
      return { ...pressed, isDone }
    }
    tab.close()
    tab = browser.newTab()
    flow = arranged.open(tab)
    if ((await comesTo(flow, [arranged.ready, arranged.done])) === arranged.ready) flow.press()
  }
}
