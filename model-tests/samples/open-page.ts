import { setImmediate as afterMicrotasks } from 'node:timers/promises'
import { afterAll, beforeAll, vi } from 'vitest'

/** A page that is open, for the charts of a file that watch whether it is seen and whether the browser is online. */
export const openPage = () => {
  beforeAll(() => {
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
    vi.stubGlobal('window', new EventTarget())
  })
  afterAll(() => vi.unstubAllGlobals())
}

/** Until calls that are answered at once have all been answered. */
export const atRest = async () => {
  for (let turn = 0; turn < 20; turn += 1) await afterMicrotasks()
}
