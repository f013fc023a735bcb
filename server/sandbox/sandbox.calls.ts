import { and, eq, sql } from 'drizzle-orm'
import { playReady as readyCall } from '../../contract/sandbox/play-ready.ts'
import * as visits from '../../contract/sandbox/play-visit.ts'
import { receiveGift as receiveGiftCall } from '../../contract/sandbox/receive-gift.ts'
import * as contract from '../../contract/sandbox/sandbox.ts'
import { listSandboxMails } from '../../contract/sandbox/sandbox-mails.ts'
import * as told from '../../contract/sandbox/told.ts'
import { type FlagName, flagNames } from '../../contract/session/experience.ts'
import type { AnalyticsEvent, ReportPageName } from '../../contract/session/telemetry.ts'
import type { Call } from '../../contract/wire/call.ts'
import { errorCodeOf } from '../../domain/pages/error-catalogue.ts'
import { type HandledCall, handle } from '../api/http/handled-call.ts'
import { flagsOf } from '../api/modules/experience/flag-overrides.ts'
import { receiveGiftReturn } from '../api/modules/gift-returns/store-credit.ts'
import { readRecords } from '../api/modules/telemetry/telemetry.repository.ts'
import { tellDue } from '../api/start-jobs.ts'
import { problem } from '../common/problems.ts'
import { flagOverrides } from '../db/tables/flag-overrides.ts'
import { members } from '../db/tables/people/members.ts'
import { deleteFaults, insertFault, pendingFaults } from './faults/faults.repository.ts'
import { callName } from './faults/match-call.ts'
import { resetSandbox } from './load-sandbox.ts'
import { listMails } from './mails/list-mails.ts'
import { playParcel } from './parcels/play-parcel.ts'
import { listArrivals } from './pickups/list-arrivals.ts'
import { listVisits } from './pickups/list-visits.ts'
import { playPickup } from './pickups/play-pickup.ts'
import { playReady } from './pickups/play-ready.ts'
import { playVisitOrder, playVisitReturn } from './pickups/play-visit.ts'
import { createBrowser, listMessages, setAnswers } from './push/sandbox-push.ts'
import { playReturn } from './returns/play-return.ts'
import type { SandboxDeps } from './sandbox-deps.ts'
import { freshMember } from './scenarios/fresh-member.ts'
import { freshOrder } from './scenarios/fresh-order.ts'
import { listScenarios } from './scenarios/list-scenarios.ts'

const refuse = (pointer: string, code: string, detail: string) =>
  problem('validation', { errors: [{ pointer, code, detail }] })

const scenarioCalls = ({ clock, settings, boss }: SandboxDeps): HandledCall[] => [
  handle(contract.listScenarios, async ({ db, now, query }) =>
    (await listScenarios(db, settings.secret, now)).filter(
      ({ tags, country }) =>
        (query.tag === undefined || tags.includes(query.tag)) &&
        (query.country === undefined || country === query.country),
    ),
  ),
  handle(contract.createSampleOrder, ({ db, now, body }) => freshOrder(db, settings.secret, now, body)),
  handle(contract.createSampleMember, ({ db, now, body }) => freshMember(db, now, body)),
  handle(contract.playReturn, ({ db, now, params, body }) =>
    playReturn({ boss, settings }, db, {
      returnOrderNumber: params.returnOrderNumber,
      asked: body.status,
      now,
    }),
  ),
  handle(contract.resetSandbox, ({ db }) => resetSandbox({ db, clock, settings })),
  handle(contract.listArrivals, ({ db, now, query }) => listArrivals(db, { storeId: query.storeId, now })),
  handle(contract.playPickup, ({ db, now, params, body }) =>
    playPickup({ boss }, db, params.id, body.status, now),
  ),
  handle(visits.listVisits, ({ db, now, query }) => listVisits(db, { storeId: query.storeId, now })),
  handle(visits.playVisitReturn, ({ db, now, params }) =>
    playVisitReturn({ boss, settings }, db, params, now),
  ),
  handle(visits.playVisitOrder, ({ db, now, params }) =>
    playVisitOrder({ boss }, db, params.orderNumber, now),
  ),
  handle(receiveGiftCall, async ({ db, now, params }) => {
    const isKnown = await receiveGiftReturn({ db, boss, settings }, params.returnNumber, now)
    if (!isKnown) throw problem('gift_not_found')
    return { returnNumber: params.returnNumber }
  }),
  handle(readyCall, ({ db, now, params }) => playReady({ boss }, db, params.orderNumber, now)),
]

const toldCalls = ({ boss }: SandboxDeps): HandledCall[] => [
  handle(told.playParcel, ({ db, now, params, body }) =>
    playParcel({ boss }, db, { ...params, ...body, now }),
  ),
  handle(told.createPushBrowser, ({ db }) => createBrowser(db)),
  handle(told.answerPushes, async ({ db, body }) => {
    await setAnswers(db, body.endpoint, body.answers)
    return body
  }),
  handle(told.listPushMessages, ({ db, query }) => listMessages(db, query)),
]

const clockState = (clock: SandboxDeps['clock']) => {
  const now = clock.now()
  return { now: now.toISOString(), offsetMs: Math.round((now.getTime() - Date.now()) / 1000) * 1000 }
}

const millisecondsOf = (duration: string): number => {
  try {
    return Temporal.Duration.from(duration).total({
      unit: 'milliseconds',
      relativeTo: Temporal.Now.plainDateTimeISO(),
    })
  } catch {
    throw refuse('/advance', 'duration', 'Write an ISO 8601 duration, for example PT31M.')
  }
}

/** The sandbox plays no further than this from today: dates beyond are none that every part can write. */
const maxMovedMs = 50 * 365 * 24 * 60 * 60_000

const requireNear = (clock: SandboxDeps['clock'], milliseconds: number): void => {
  const moved = clock.now().getTime() + milliseconds - Date.now()
  if (Math.abs(moved) > maxMovedMs) throw refuse('/advance', 'duration', 'Move by 50 years at most.')
}

const clockCalls = ({ clock, boss, db }: SandboxDeps): HandledCall[] => [
  handle(contract.readClock, async () => clockState(clock)),
  handle(contract.moveClock, async ({ body }) => {
    if ('advance' in body) {
      const milliseconds = millisecondsOf(body.advance)
      requireNear(clock, milliseconds)
      await clock.advance(milliseconds)
    } else await clock.reset()
    // Nobody waits a minute for what is due by the moved clock.
    await tellDue({ boss, db, clock })
    return clockState(clock)
  }),
]

const upmIdOf = async (db: SandboxDeps['db'], member: string): Promise<string> => {
  if (!member.includes('@')) return member
  const [row] = await db.select().from(members).where(sql`lower(${members.email}) = ${member.toLowerCase()}`)
  if (!row) throw refuse('/member', 'unknown_member', 'There is no member with this e-mail address.')
  return row.upmId
}

const faultCalls = (calls: readonly Call[]): HandledCall[] => {
  const known = new Set(calls.map(callName))
  return [
    handle(contract.listFaults, ({ db }) => pendingFaults(db)),
    handle(contract.addFault, async ({ db, body: { member, ...fault } }) => {
      if (!known.has(fault.call)) {
        throw refuse(
          '/call',
          'unknown_call',
          'Write method and path of a call as the API reference has them.',
        )
      }
      return insertFault(db, { ...fault, upmId: member === undefined ? null : await upmIdOf(db, member) })
    }),
    handle(contract.clearFaults, async ({ db, query }) => ({ cleared: await deleteFaults(db, query) })),
  ]
}

const mailCalls = (deps: SandboxDeps): HandledCall[] => [
  handle(listSandboxMails, ({ db, query }) => listMails(db, deps, query)),
]

const isFlag = (name: string): name is FlagName => flagNames.some((known) => known === name)

const flagCalls = (): HandledCall[] => [
  handle(contract.setFlag, async ({ db, body: { country, flag, value } }) => {
    if (!isFlag(flag))
      throw refuse('/flag', 'unknown_flag', 'There is no such flag; docs/flags.md lists them.')
    const row = and(eq(flagOverrides.country, country), eq(flagOverrides.flag, flag))
    await db.delete(flagOverrides).where(row)
    if (value !== null) await db.insert(flagOverrides).values({ country, flag, value })
    return { country, flags: await flagsOf(db, country) }
  }),
]

const recordCalls = (): HandledCall[] => [
  handle(contract.readTelemetry, async ({ db, query }) => {
    const { errors, events } = await readRecords(db, query)
    return {
      errors: errors.map(({ code, devMessage, pageName, occurredAt }) => ({
        code: errorCodeOf(code),
        devMessage,
        pageName: pageName as ReportPageName,
        time: occurredAt.toISOString(),
      })),
      events: events.map(
        ({ name, pageName, properties, occurredAt }) =>
          ({ name, pageName, properties, time: occurredAt.toISOString() }) as AnalyticsEvent,
      ),
    }
  }),
]

/** Calls by which people and tests play the world around the host. `calls` are those that faults may meet. */
export const sandboxCalls = (deps: SandboxDeps, calls: readonly Call[]): readonly HandledCall[] => [
  ...scenarioCalls(deps),
  ...toldCalls(deps),
  ...clockCalls(deps),
  ...faultCalls(calls),
  ...flagCalls(),
  ...recordCalls(),
  ...mailCalls(deps),
]
