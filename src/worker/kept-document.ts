import type { KeptPage } from '../../services/offline-codes/kept-codes.ts'

/** Holds the screen awake as pages do (BY-31), in so few lines that the kept page needs nothing else. It runs in the page. */
const holdScreen = () => {
  const hold = () => {
    if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => undefined)
  }
  document.addEventListener('visibilitychange', hold)
  hold()
}

const asText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A kept code as a document of its own: nothing runs in it but the line above, and it asks nobody for anything but the shop's fonts. */
export const keptDocument = (page: KeptPage): Response => {
  const nonce = crypto.randomUUID()
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const text = `<!doctype html>
<html lang="${asText(page.language)}" dir="${page.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${asText(page.title)}</title><link rel="icon" href="data:,"><style nonce="${nonce}">${page.styles}</style></head><body>${page.body}<script nonce="${nonce}">(${holdScreen})()</script></body></html>`
  return new Response(text, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  })
}
