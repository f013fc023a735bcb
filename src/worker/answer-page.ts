import { codeNumberOf } from '../../domain/offline-codes/code-page.ts'
import { openCode } from '../../services/offline-codes/kept-codes.ts'
import type { NavigationEvent } from './code-worker.types.ts'
import { keptDocument } from './kept-document.ts'

/** What the network says, whatever it says; only where it says nothing, the code that this page showed when it was seen last. */
export const answerPage = async ({
  request,
  preloadResponse,
}: Pick<NavigationEvent, 'request' | 'preloadResponse'>): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (failure) {
    const number = codeNumberOf(new URL(request.url).pathname)
    const page = number === null ? null : await openCode(number, Date.now()).catch(() => null)
    if (page === null) throw failure
    return keptDocument(page)
  }
}
