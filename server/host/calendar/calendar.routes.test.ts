import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import {
  type CalendarFile,
  calendarFilePath,
  calendarKinds,
  calendarPage,
} from '../../../domain/calendar/calendar-file.ts'
import { catalogs } from '../../../domain/countries/catalogs.gen.ts'
import { createCalendarRoutes } from './calendar.routes.ts'
import { readCalendarFile } from './read-calendar-file.ts'

const origin = 'https://orders.podium.example'
const app = createCalendarRoutes(origin)

const pickup: CalendarFile = {
  kind: 'pickup',
  orderNumber: 'PD48KX20917',
  day: '2026-12-03',
  language: 'en',
  country: 'us',
  locale: 'en',
}

/** The one entry of the file, by a reader that is not ours. */
const entryOf = (text: string) => {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  const [component] = events
  if (component === undefined) throw new Error('no event')
  return { event: new ICAL.Event(component), component }
}

const fileOf = async (file: CalendarFile) => {
  const answer = await app.request(calendarFilePath(file))
  return { answer, text: await answer.text() }
}

describe('[BY-33] a last day in the calendar', () => {
  test.each([
    ['pickup', 'Podium: Last day to pick up order PD48KX20917', '/us/en/orders/sales/PD48KX20917/pickup'],
    ['return', 'Podium: Last day to return order PD48KX20917', '/us/en/orders/sales/PD48KX20917'],
    ['drop-off', 'Podium: Last day to drop off return PD48KX20917', '/us/en/orders/returns/PD48KX20917'],
  ] as const)(
    'of a %s is all of that day, says what ends and leads to its page',
    async (kind, title, page) => {
      const { answer, text } = await fileOf({ ...pickup, kind })
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${kind}-PD48KX20917.ics"`)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const { event, component } = entryOf(text)
      expect(event.startDate.isDate).toBe(true)
      expect(event.startDate.toString()).toBe('2026-12-03')
      expect(event.endDate.toString()).toBe('2026-12-04')
      expect(event.summary).toBe(title)
      expect(component.getFirstPropertyValue('url')).toBe(`${origin}${page}`)
      expect(event.description.endsWith(`: ${origin}${page}`)).toBe(true)
      expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    },
  )

  test('is reminded of at nine on the morning before', async () => {
    const { component } = entryOf((await fileOf(pickup)).text)
    const [alarm, ...others] = component.getAllSubcomponents('valarm')
    expect(others).toEqual([])
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15H')
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
  })

  test('stays one entry however often it is put in, and another for each kind', async () => {
    const uidOf = async (file: CalendarFile) => entryOf((await fileOf(file)).text).event.uid
    expect(await uidOf(pickup)).toBe(await uidOf({ ...pickup, day: '2026-12-05' }))
    const uids = await Promise.all(calendarKinds.map((kind) => uidOf({ ...pickup, kind })))
    expect(new Set(uids).size).toBe(calendarKinds.length)
  })

  test('is told in the language of the page that it was on', async () => {
    const titleOf = async (language: CalendarFile['language']) =>
      entryOf((await fileOf({ ...pickup, language })).text).event.summary
    expect(await titleOf('pl')).toBe('Podium: Ostatni dzień na odbiór zamówienia PD48KX20917')
    expect(await titleOf('ar')).toBe('Podium: آخر يوم لاستلام الطلب PD48KX20917')
  })

  test('has an address that the host reads as the page wrote it, whatever it names', async () => {
    const twoLetters = fc.option(fc.stringMatching(/^[a-z]{2}$/))
    const files = fc.record({
      kind: fc.constantFrom(...calendarKinds),
      orderNumber: fc.stringMatching(/^[A-Za-z0-9]{4,32}$/),
      day: fc
        .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      language: fc.constantFrom(...catalogs),
      country: twoLetters,
      locale: twoLetters,
    })
    await fc.assert(
      fc.asyncProperty(files, async (file) => {
        const { pathname, searchParams } = new URL(calendarFilePath(file), origin)
        const [, , kind, name = ''] = pathname.split('/')
        const orderNumber = name.replace(/\.ics$/, '')
        expect(readCalendarFile({ ...Object.fromEntries(searchParams), kind, orderNumber })).toEqual(file)
        const { event, component } = entryOf((await fileOf(file)).text)
        expect(event.startDate.toString()).toBe(file.day)
        expect(component.getFirstPropertyValue('url')).toBe(`${origin}${calendarPage(file)}`)
      }),
      { numRuns: 40 },
    )
  })

  test.each([
    ['a kind that there is not', '/calendar/wedding/PD48KX20917.ics?day=2026-12-03&language=en'],
    ['no order number', '/calendar/pickup/%22x%22.ics?day=2026-12-03&language=en'],
    ['a day that is none', '/calendar/pickup/PD48KX20917.ics?day=2026-02-30&language=en'],
    ['another form of a day', '/calendar/pickup/PD48KX20917.ics?day=3.12.2026&language=en'],
    ['a thirteenth month', '/calendar/pickup/PD48KX20917.ics?day=2026-13-01&language=en'],
    ['no day', '/calendar/pickup/PD48KX20917.ics?language=en'],
    ['a language without texts', '/calendar/pickup/PD48KX20917.ics?day=2026-12-03&language=xx'],
    ['a country that is none', '/calendar/pickup/PD48KX20917.ics?day=2026-12-03&language=en&country=u/s'],
  ])('of an address with %s is the list of orders instead', async (_, path) => {
    const answer = await app.request(path)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/orders')
  })
})
