import { describe, expect, test } from 'vitest'
import { stopNotificationsMachine } from '../../machines/stop-notifications/stop-notifications.machine.ts'
import { selectStopNotificationsView } from '../../machines/stop-notifications/stop-notifications.selectors.ts'
import { byTarget } from '../../services/http/change.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { journeysWith } from '../lib/journey.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { sampleStop } from '../samples/notification-samples.ts'
import { problem, walkTime } from '../samples/samples.ts'

const startJourney = journeysWith({ begins: walkTime, listeners: ['watchNetwork'], hears: [] })

const open = async (code: string | null = 'C00000001.t.mac', pendingKey: string | null = null) => {
  const journey = startJourney({ machine: stopNotificationsMachine, input: () => undefined })
  await journey.answer('takeLink', { code, pendingKey })
  return { ...journey, sees: () => selectStopNotificationsView(journey.snapshot()) }
}
const stopped = { ...sampleStop, isOn: false }

describe('stop of messages: pinned journeys', () => {
  test('[BY-40] opening the link stops nothing; one press does, once', async () => {
    const page = await open()
    await page.answer('lookAtStop', succeeded(sampleStop))
    expect([page.sees(), page.asked('attempt')]).toEqual(['asking', []])
    page.send({ type: 'stop.confirm' })
    page.send({ type: 'stop.confirm' })
    expect(page.asked('attempt')).toEqual([
      { target: { code: 'C00000001.t.mac' }, request: byTarget, pendingKey: null },
    ])
    await page.answer('attempt', doneAs(stopped))
    expect([page.sees(), page.emitted]).toEqual(['stopped', []])
  })

  test('[BY-40] what was stopped before says so at once', async () => {
    const page = await open()
    await page.answer('lookAtStop', succeeded(stopped))
    expect(page.sees()).toBe('stopped')
  })

  test('[BY-40] a stop whose answer was lost is looked up before anything else', async () => {
    const page = await open('C00000001.t.mac', 'key-1')
    expect([page.sees(), page.asked('lookAtStop')]).toEqual(['stopping', []])
    await page.answer('attempt', doneAs(stopped))
    expect(page.sees()).toBe('stopped')
  })

  test.each([
    ['no code', null, null],
    ['a code that stops nothing', 'C00000001.t.no', problem(404, 'order_not_found')],
    ['a code that is none', 'x', problem(400, 'validation')],
  ] as const)(
    '[BY-40] %s is a link that does not work, and nothing is reported',
    async (_, code, failure) => {
      const page = await open(code)
      if (failure !== null) await page.answer('lookAtStop', failed(failure))
      expect([page.sees(), page.emitted]).toEqual(['unknown', []])
    },
  )

  test('[BY-40] without a connection it goes on by itself; what fails can be tried again', async () => {
    const page = await open()
    await page.answer('lookAtStop', failed({ kind: 'network' }))
    expect(page.sees()).toBe('offline')
    page.send({ type: 'network.back' })
    await page.answer('lookAtStop', failed(problem(503, 'unavailable')))
    expect(page.sees()).toBe('failed')
    page.send({ type: 'stop.look' })
    await page.answer('lookAtStop', succeeded(sampleStop))
    page.send({ type: 'stop.confirm' })
    await page.answer('attempt', refusedAs('internal', 503))
    expect(page.sees()).toBe('notStopped')
    page.send({ type: 'stop.confirm' })
    await page.answer('attempt', notConfirmed)
    expect(page.sees()).toBe('unconfirmed')
    page.send({ type: 'stop.look' })
    await page.answer('lookAtStop', succeeded(stopped))
    expect(page.sees()).toBe('stopped')
  })
})
