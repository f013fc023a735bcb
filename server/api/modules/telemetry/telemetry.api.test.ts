import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ErrorReport,
  errorCodes,
  reportErrors,
  reportEvents,
} from '../../../../contract/session/telemetry.ts'
import { errorCatalogue } from '../../../../domain/pages/error-catalogue.ts'
import { telemetryErrors, telemetryEvents } from '../../../db/tables/telemetry.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { readRecords } from './telemetry.repository.ts'

const time = '2026-11-20T12:00:00.000Z'
const error = { code: 'service-order-detail-failure', devMessage: 'x', pageName: 'summary', time } as const
const event = { name: 'page view', pageName: 'orderDetails', properties: {}, time } as const

describe.skipIf(!hasDatabase())('reports of pages', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const errors = (list: unknown[]) => send(host.app, reportErrors, { body: { errors: list } })
  const events = (list: unknown[]) => send(host.app, reportEvents, { body: { events: list } })
  const pointers = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { errors?: { pointer: string }[] }).errors?.map(({ pointer }) => pointer),
  ]
  const lastError = async () => (await readRecords(host.deps.db, { limit: 1 })).errors[0]

  it('[ER-01] keeps errors of every code with message, page and time, from anyone', async () => {
    const sent: ErrorReport[] = errorCodes.map((code) => ({ ...error, code, pageName: 'orderDetails' }))
    expect(await sendOk(host.app, reportErrors, { body: { errors: sent } })).toEqual({
      accepted: errorCodes.length,
    })
    const rows = await host.deps.db.select().from(telemetryErrors).orderBy(telemetryErrors.id)
    expect(
      rows.map(({ code, devMessage, pageName, occurredAt }) => [code, devMessage, pageName, occurredAt]),
    ).toEqual(errorCodes.map((code) => [code, 'x', 'orderDetails', new Date(time)]))
  })

  it('[ER-01] puts the catalogue’s own message in where a page sent none', async () => {
    for (const code of errorCodes) {
      await errors([{ ...error, code, devMessage: '' }])
      expect((await lastError())?.devMessage).toBe(errorCatalogue[code].devMessage)
    }
  })

  it('keeps no contact, number, token or address, whatever a page sends', async () => {
    const devMessage =
      'lina@example.com, +1 202 555 0101, PF51YQ36192, https://x.example/?email=lina%40example.com'
    await errors([{ ...error, devMessage }])
    expect((await lastError())?.devMessage).toBe('[e-mail], [number], [number], [address]')
  })

  it('keeps events with what they may carry', async () => {
    const sent = [event, { ...event, name: 'Track Shipment Clicked', properties: { parcels: 2 } }]
    expect((await events(sent)).status).toBe(202)
    const rows = await host.deps.db.select().from(telemetryEvents).orderBy(telemetryEvents.id)
    expect(rows.map(({ name, properties }) => [name, properties])).toEqual([
      ['page view', {}],
      ['Track Shipment Clicked', { parcels: 2 }],
    ])
  })

  it('takes nothing that the contract does not list', async () => {
    const many = Array.from({ length: 21 }, () => error)
    expect([
      pointers(await errors(many)),
      pointers(await errors([{ ...error, code: 'made-up' }])),
      pointers(await errors([{ ...error, devMessage: 'x'.repeat(501) }])),
      pointers(await errors([{ ...error, time: 'yesterday' }])),
      pointers(await errors([{ ...error, pageName: '/orders/sales/PF51YQ36192' }])),
      pointers(await errors([{ ...error, email: 'lina@example.com' }])),
      pointers(await events([{ ...event, name: 'lina@example.com' }])),
      pointers(await events([{ ...event, properties: { email: 'lina@example.com' } }])),
      pointers(
        await events([
          { ...event, name: 'Return Reason Submitted', properties: { reason: 'lina@example.com' } },
        ]),
      ),
      pointers(
        await events([{ ...event, name: 'Return Method Submitted', properties: { method: 'by pigeon' } }]),
      ),
    ]).toEqual([
      [400, ['/errors']],
      [400, ['/errors/0/code']],
      [400, ['/errors/0/devMessage']],
      [400, ['/errors/0/time']],
      [400, ['/errors/0/pageName']],
      [400, ['/errors/0/email']],
      [400, ['/events/0/name']],
      [400, ['/events/0/properties/email']],
      [400, ['/events/0/properties/reason']],
      [400, ['/events/0/properties/method']],
    ])
  })
})
