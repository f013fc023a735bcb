import { Session, SignedOut, sessionPaths } from '../../contract/session/session.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

/** Who is looking, and a member's token. Each call may hand out a fresh token. */
export const loadSession = (http: Http, signal?: AbortSignal): Promise<CallResult<Session>> =>
  http.door(Session, { method: 'GET', path: sessionPaths.session, ...(signal ? { signal } : {}) })

export type EndSessionInput = {
  /** On all devices, not on this one alone. */
  readonly everywhere: boolean
}

/** Ends the session on the server; the issuer's own sign-out page may follow. */
export const endSession = (
  http: Http,
  { everywhere }: EndSessionInput,
  signal?: AbortSignal,
): Promise<CallResult<SignedOut>> =>
  http.door(SignedOut, {
    method: 'POST',
    path: everywhere ? `${sessionPaths.signOut}?everywhere=true` : sessionPaths.signOut,
    ...(signal ? { signal } : {}),
  })
