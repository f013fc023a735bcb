import type { MiddlewareHandler } from 'hono'
import { problem, problemResponse } from '../common/problems.ts'
import { isSameSiteRequest } from '../common/same-origin.ts'

const changesNothing: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what a page of another site would have a browser do at a door of the sandbox, which asks nobody who they are: move
 * the clock, reset the samples, sign somebody in.
 */
export const sameSiteOnly =
  (origin: string): MiddlewareHandler =>
  async (c, next) => {
    const isOurs = changesNothing.has(c.req.method) || isSameSiteRequest(c.req.raw.headers, origin)
    if (!isOurs) return problemResponse(problem('forbidden'))
    return next()
  }
