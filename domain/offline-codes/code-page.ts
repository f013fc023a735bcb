/** Where the host has the service worker that opens kept codes; its scope is the whole origin (BY-30). */
export const codeWorkerPath = '/offline-codes.js'

/** Pages on which a code is shown, beneath country and locale: of a sale, of a return, and of what a guest looked up. */
const codePages =
  /^(?:\/[A-Za-z]{2}){0,2}\/orders\/(?:sales\/([A-Za-z0-9]{4,32})(?:\/pickup)?|returns\/([A-Za-z0-9]{4,32})(?:\/return-(?:detail-)?confirmation)?|details\/([A-Za-z0-9]{4,32}))\/?$/

/** The number of the order whose code the page at this path shows, in capitals; `null` for every other page. It runs in the worker, so it knows no countries. */
export const codeNumberOf = (pathname: string): string | null => {
  const [, sale, returned, lookedUp] = codePages.exec(pathname) ?? []
  return (sale ?? returned ?? lookedUp)?.toUpperCase() ?? null
}

/** Whether a path is the page of this order's code. */
export const isCodeOf = (orderNumber: string | null, path: string): boolean =>
  orderNumber !== null && codeNumberOf(path.split(/[?#]/)[0] ?? '') === orderNumber.toUpperCase()
