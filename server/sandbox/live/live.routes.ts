import { Hono } from 'hono'
import { isSameOriginRequest } from '../../common/same-origin.ts'
import { setWatched } from './live-cookie.ts'
import { backTo, liveDoor } from './live-door.ts'

/**
 * Switches the live chart on (`watch=on`) or off for a browser, by a form of our own pages: 303 back to it, 400 for anything
 * else in the form, 403 for another site's form.
 */
export const createLiveRoutes = (origin: string): Hono => {
  const app = new Hono()
  app.post(liveDoor, async (c) => {
    if (!isSameOriginRequest(c.req.raw.headers, origin)) return c.text('Forbidden', 403)
    const { watch } = await c.req.parseBody()
    if (watch !== 'on' && watch !== 'off') return c.text('Bad request', 400)
    setWatched(c, watch === 'on')
    c.header('Cache-Control', 'no-store')
    return c.redirect(backTo, 303)
  })
  return app
}
