import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorCodes, reportErrors, reportEvents } from '../../../src/contract/telemetry.ts'
import { telemetryErrors, telemetryEvents } from '../../db/tables/telemetry.ts'
import { send } from '../../testing/api-client.ts'
import { hasDatabase } from '../../testing/open-test-database.ts'
import { startTestHost, type TestHost } from '../../testing/test-host.ts'

const time = '2026-11-20T12:00:00.000Z'

describe.skipIf(!hasDatabase())('reports of pages', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const pointers = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { errors?: { pointer: string }[] }).errors?.map((error) => error.pointer),
  ]

  it('keeps errors of every code with message, page and time, from anyone', async () => {
    const errors = errorCodes.map((code) => ({ code, devMessage: 'x', pageName: 'orderDetails', time }))
    const answer = await send(host.app, reportErrors, { body: { errors } })
    expect([answer.status, answer.body]).toEqual([202, { accepted: errorCodes.length }])
    const rows = await host.deps.db.select().from(telemetryErrors).orderBy(telemetryErrors.id)
    expect(
      rows.map(({ code, devMessage, pageName, occurredAt }) => [code, devMessage, pageName, occurredAt]),
    ).toEqual(errorCodes.map((code) => [code, 'x', 'orderDetails', new Date(time)]))
  })

  it('keeps events with their properties', async () => {
    const events = [
      { name: 'page view', pageName: 'summary', time, properties: { tab: 'own', count: 3, first: true } },
    ]
    expect((await send(host.app, reportEvents, { body: { events } })).status).toBe(202)
    const rows = await host.deps.db.select().from(telemetryEvents)
    expect(rows.map(({ name, properties }) => [name, properties])).toEqual([
      ['page view', { tab: 'own', count: 3, first: true }],
    ])
  })

  it('refuses more, longer and other than the contract allows', async () => {
    const error = { code: errorCodes[0], devMessage: 'x', pageName: 'summary', time }
    const event = { name: 'n', pageName: 'p', time }
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`p${index}`, index]))
    const errors = (list: unknown[]) => send(host.app, reportErrors, { body: { errors: list } })
    const events = (list: unknown[]) => send(host.app, reportEvents, { body: { events: list } })
    expect([
      pointers(await errors(Array.from({ length: 21 }, () => error))),
      pointers(await errors([{ ...error, code: 'made-up' }])),
      pointers(await errors([{ ...error, devMessage: 'x'.repeat(501) }])),
      pointers(await errors([{ ...error, time: 'yesterday' }])),
      pointers(await events([{ ...event, properties: { long: 'x'.repeat(81) } }])),
      pointers(await events([event, { ...event, properties: many }])),
    ]).toEqual([
      [400, ['/errors']],
      [400, ['/errors/0/code']],
      [400, ['/errors/0/devMessage']],
      [400, ['/errors/0/time']],
      [400, ['/events/0/properties/long']],
      [400, ['/events/1/properties']],
    ])
  })
})
