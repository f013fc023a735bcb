import type { Context } from 'hono'

/** What a page gets beside its own, where a request asks for it: so the sandbox watches pages. */
type PageExtras = {
  /** Elements of the head that come before any script of the page's own. */
  readonly head: string
  /** Content-Security-Policy of a page that has them. */
  readonly policy: string
}

/** `null`: the page goes out as it is. */
export type ExtrasOf = (c: Context) => PageExtras | null
