import type { Arranged, ChangesHost, Flow } from './arrangement.ts'
import { arrangementOf, type ChangeOfTable } from './arrangement-of.ts'
import { openBrowser, type Tab, type TestBrowser } from './browser.ts'
import { isAt } from './is-at.ts'

/** Somebody who may make a change, in a browser of their own. */
export type Stage = {
  readonly arranged: Arranged
  readonly browser: TestBrowser
  /** Opens the page in a tab of its own, and waits until the press is offered. */
  readonly ready: () => Promise<{ readonly tab: Tab; readonly flow: Flow }>
}

/** Makes what a change needs, and opens the browser. */
export const setStage = async (
  host: ChangesHost,
  { call, caller }: ChangeOfTable,
  options: { readonly isPatient?: boolean } = {},
): Promise<Stage> => {
  const arrange = await arrangementOf(call)
  const arranged = await arrange(host, caller)
  const browser = await openBrowser({ ...host, ...options, identity: arranged.identity })
  const ready = async () => {
    const tab = browser.newTab()
    const flow = arranged.open(tab)
    if (arranged.ready !== undefined) await isAt(flow, arranged.ready)
    return { tab, flow }
  }
  return { arranged, browser, ready }
}
