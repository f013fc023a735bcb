import type { Context } from 'hono'

const down = new WeakSet<Request>()

/** Notes that what a request asks for could not be had since the database is down. */
export const markUnavailable = (c: Context): void => void down.add(c.req.raw)

/** Whether the page of a request goes out as one that is not available now. */
export const isMarkedUnavailable = (c: Context): boolean => down.has(c.req.raw)
