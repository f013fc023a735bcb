const scripts = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi
const links = /<link\b[^>]*>/gi
const isOfScript = (link: string) =>
  /\brel=["']?modulepreload\b/i.test(link) ||
  (/\brel=["']?(preload|prefetch)\b/i.test(link) && /\bas=["']?script\b/i.test(link))

/** The static twin of a page: its own HTML without script and without what fetches script. */
export const twinOf = (html: string): string =>
  html.replace(scripts, '').replace(links, (link) => (isOfScript(link) ? '' : link))

/** Headers that are about one sending of the page, not about the page. */
const ofTheSending = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'link',
  'set-cookie',
  'transfer-encoding',
])

/** The headers of the page that its twin has as well. */
export const twinHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheSending.has(name.toLowerCase())))
