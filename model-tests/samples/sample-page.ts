import { afterEach, beforeEach, vi } from 'vitest'

/** An open page for each test of a file: a `document` that is hidden and shown as the test says, and a `window`. */
export const openPage = () => {
  beforeEach(() => {
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
    vi.stubGlobal('window', new EventTarget())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  const turn = (visibilityState: DocumentVisibilityState) => {
    Object.assign(document, { visibilityState })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { hide: () => turn('hidden'), show: () => turn('visible') }
}
