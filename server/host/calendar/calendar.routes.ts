import { Hono } from 'hono'
import { calendarDoor } from '../../../domain/calendar/calendar-file.ts'
import { defaultReturn } from '../session/return-to.ts'
import { calendarEvent } from './calendar-event.ts'
import { readCalendarFile } from './read-calendar-file.ts'

/**
 * `GET /calendar/{kind}/{number}.ics`: a last day for the shopper's calendar (BY-33). All that it says stands in its address, and it
 * reads nothing: whoever has the address learns nothing by it, whether there is such an order or not.
 */
export const createCalendarRoutes = (origin: string): Hono => {
  const app = new Hono()
  app.get(`${calendarDoor}/:kind/:file{.+\\.ics}`, (c) => {
    c.header('Cache-Control', 'no-store')
    const { kind, file } = c.req.param()
    const orderNumber = file.slice(0, -'.ics'.length)
    const asked = readCalendarFile({ ...c.req.query(), kind, orderNumber })
    if (asked === null) return c.redirect(defaultReturn, 303)
    return c.body(calendarEvent(asked, { origin, now: new Date() }), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${asked.kind}-${asked.orderNumber}.ics"`,
    })
  })
  return app
}
