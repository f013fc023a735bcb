import { Hono } from 'hono'
import { limitForm, readForm } from '../../common/read-form.ts'
import { isSameOriginRequest } from '../../common/same-origin.ts'
import { waitingPage } from '../atlas/waiting-page.ts'
import { setWatched } from './live-cookie.ts'
import { backTo, liveDoor } from './live-door.ts'

type Parts = {
  readonly origin: string
  /** Makes sure that there is a live chart to be loaded; answers why there cannot be, or `null`. */
  readonly ready: () => Promise<string | null>
}

/**
 * Switches the live chart on (`watch=on`) or off for a browser, by a form of our own pages: 303 back to it, 400 for anything
 * else in the form, 403 for another site's form, 503 where the live chart cannot be built.
 */
export const createLiveRoutes = ({ origin, ready }: Parts): Hono => {
  const app = new Hono()
  app.post(liveDoor, limitForm, async (c) => {
    c.header('Cache-Control', 'no-store')
    if (!isSameOriginRequest(c.req.raw.headers, origin)) return c.text('Forbidden', 403)
    const watch = (await readForm(c)).get('watch')
    if (watch !== 'on' && watch !== 'off') return c.text('Bad request', 400)
    const why = watch === 'on' ? await ready() : null
    if (why !== null) return c.html(waitingPage(why), 503)
    setWatched(c, watch === 'on')
    return c.redirect(backTo, 303)
  })
  return app
}
