import type { TakenPart } from '../../../model-tests/lib/coverage/visits.ts'
import { createRecorder } from '../../../model-tests/lib/taken/taken.ts'

declare global {
  interface Window {
    /** Tells the test what the page's actors went through. */
    batonTook?: (parts: readonly TakenPart[]) => Promise<void>
  }
}

let untold: TakenPart[] = []

const tell = () => {
  const parts = untold
  untold = []
  window.batonTook?.(parts).catch(() => undefined)
}

// The atlas puts actors where a model leads them: nobody walked there.
if (!location.pathname.startsWith('/atlas')) {
  window.batonActors = createRecorder((part) => {
    // Told before the page can be left.
    if (untold.length === 0) queueMicrotask(tell)
    untold.push(part)
  })
}
