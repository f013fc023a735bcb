import type { ChangeSubject } from '../../services/http/change.ts'
import type { Ended } from '../../services/http/outcome.ts'
import type { ErrorReported } from '../actor-slot.ts'

export type AttemptInput<Target, Request> = {
  /** What is changed. */
  readonly target: Target
  /** What is asked for; `null` where it is lost, as in another tab: then the outcome can be read, but nothing sent. */
  readonly request: Request | null
  /** Key of an attempt from before a reload, or of another tab's, that is to be looked up and not made again. */
  readonly pendingKey: string | null
}

export type AttemptContext<Target, Request, Value> = {
  readonly target: Target
  readonly request: Request | null
  readonly key: string | null
  readonly jobId: string | null
  /** When the host says to look again, in milliseconds. */
  readonly retryAfterMs: number | null
  /** Looks at the outcome so far; the waits between them grow with it. */
  readonly checks: number
  readonly ended: Ended<Value> | null
}

export type AttemptEvent = { type: 'page.hidden' } | { type: 'page.shown' }

/** `key` is the one that counted; `null` where the browser could not remember any, so that nothing was sent. */
export type AttemptOutput<Value> = Ended<Value> & { readonly key: string | null }

export type AttemptEmitted = ErrorReported

/** `isPending`: the key is of an attempt that was begun before, so that its outcome comes first. */
export type ClaimedKey = { readonly key: string; readonly isPending: boolean }

/** What an attempt's three questions are asked with. */
export type ClaimKeyInput<Target> = { readonly target: Target }
export type SendInput<Target, Request> = {
  readonly target: Target
  readonly request: Request
  readonly key: string
}
export type ReadOutcomeInput<Target> = { readonly target: Target; readonly key: string }

/** How an attempt leaves its key behind: `made` is kept for tabs that were opened before. */
export type KeyEnd = 'refused' | 'unconfirmed' | 'done' | 'made'

/** The one store of keys of attempts; it survives a reload and is shared by all tabs. */
export type PendingKeys = {
  /** Key of an attempt whose outcome is not known, or `null`. */
  readonly read: (subject: ChangeSubject) => string | null
  /**
   * The key to send with, stored before it is used: the pending one, or a new one.
   * @param since epoch milliseconds; an attempt that was made after it, in another tab, counts as pending. `null`: none does.
   */
  readonly claim: (subject: ChangeSubject, since: number | null) => Promise<ClaimedKey>
  /** The attempt's outcome is known, or cannot be found out. */
  readonly settle: (subject: ChangeSubject, key: string, end: KeyEnd) => void
}

/** How far an attempt is, as the states' tags name it. */
export const attemptViews = ['checking', 'polling'] as const
export type AttemptTag = (typeof attemptViews)[number]

export type { Ended }
