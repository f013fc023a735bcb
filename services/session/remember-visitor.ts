import { Session, sessionPaths, type Visitor } from '../../contract/session/session.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

/** Has the host remember a guest for half an hour, so that a reload keeps their access (decisions.md). */
export const rememberVisitor = (
  http: Http,
  visitor: Visitor,
  signal?: AbortSignal,
): Promise<CallResult<Session>> =>
  http.door(Session, {
    method: 'POST',
    path: sessionPaths.visitor,
    body: visitor,
    ...(signal ? { signal } : {}),
  })
