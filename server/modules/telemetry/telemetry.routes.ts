import { reportErrors, reportEvents } from '../../../src/contract/telemetry.ts'
import { telemetryErrors, telemetryEvents } from '../../db/tables/telemetry.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { problem } from '../../http/problems.ts'
import type { PassOn } from './pass-on.ts'

/** Most properties that one event carries. */
const maxProperties = 20

/** Error reports and analytics (ER-01, ER-03). Anyone may send, so the contract bounds every length. */
export const telemetryCalls = (passOn: PassOn): readonly HandledCall[] => [
  handle(reportErrors, async ({ body, db }) => {
    const rows = body.errors.map(({ time, ...report }) => ({ ...report, occurredAt: new Date(time) }))
    if (rows.length === 0) return { accepted: 0 }
    await db.insert(telemetryErrors).values(rows)
    passOn(body)
    return { accepted: rows.length }
  }),
  handle(reportEvents, async ({ body, db }) => {
    body.events.forEach((event, index) => {
      if (Object.keys(event.properties).length > maxProperties) throw tooManyProperties(index)
    })
    const rows = body.events.map(({ time, ...event }) => ({ ...event, occurredAt: new Date(time) }))
    if (rows.length === 0) return { accepted: 0 }
    await db.insert(telemetryEvents).values(rows)
    passOn(body)
    return { accepted: rows.length }
  }),
]

const tooManyProperties = (index: number) =>
  problem('validation', {
    errors: [
      {
        pointer: `/events/${index}/properties`,
        code: 'max_properties',
        detail: `At most ${maxProperties} properties.`,
      },
    ],
  })
