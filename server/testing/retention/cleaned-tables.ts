import { randomUUID } from 'node:crypto'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/schema.ts'
import { cartItems, carts } from '../../db/tables/carts.ts'
import { idempotencyKeys } from '../../db/tables/idempotency-keys.ts'
import { notificationPhoneCodes } from '../../db/tables/notifications/notifications.ts'
import { callRates } from '../../db/tables/people/call-rates.ts'
import { guestCodes } from '../../db/tables/people/guest-codes.ts'
import { attempts, signInStates } from '../../db/tables/people/identity.ts'
import { webSessions } from '../../db/tables/people/members.ts'
import { oidcPayloads } from '../../db/tables/people/oidc-payloads.ts'
import { telemetryErrors, telemetryEvents } from '../../db/tables/telemetry.ts'
import { addOrder } from '../orders/build-order.ts'
import { aged, dayMs, type Kept, type TableName, type Way } from './kept.ts'

const namesIn = (table: PgTable, name: PgColumn) => async (db: Database) =>
  (await db.select({ name }).from(table)).map((row) => String(row.name))

const month = 30 * dayMs

const putCart = (db: Database, owner: string, changedAt: Date) =>
  db.insert(carts).values({ owner, country: 'us', changedAt }).returning({ id: carts.id })

const putSession = (db: Database, idHash: string, times: { expiresAt: Date; lastSeenAt: Date }) =>
  db.insert(webSessions).values({ idHash, upmId: 'upm-of-nobody', profile: {}, ...times })

/** The report with this id is as many behind the newest as are kept, and so are those before it. */
const lastKept = 1_000

/** Reports go by their age and by their number; `put` writes one with this id. */
const reportWays = (
  put: (db: Database, report: { id: number; name: string; receivedAt: Date }) => Promise<unknown>,
): readonly Way[] => {
  let ids = lastKept
  const next = () => {
    ids += 1
    return ids
  }
  return [
    aged('after 30 days', month, (db, name, receivedAt) => put(db, { id: next(), name, receivedAt })),
    {
      when: 'beyond a million of them',
      put: (db, name, isOver) =>
        put(db, { id: isOver ? lastKept : lastKept + 1_000_000, name, receivedAt: new Date() }),
    },
  ]
}

/** Phones by the name that a test knows each row by. */
const phones = new Map<string, string>()

/** What is kept for a time. */
export const cleanedTables = {
  attempts: {
    ways: [
      aged('after 24 hours', dayMs, (db, bucket, attemptedAt) =>
        db.insert(attempts).values({ bucket, attemptedAt }),
      ),
    ],
    names: namesIn(attempts, attempts.bucket),
  },
  callRates: {
    ways: [
      aged('at the end of the window', 0, (db, key, expire) =>
        db.insert(callRates).values({ key, points: 1, expire }),
      ),
    ],
    names: namesIn(callRates, callRates.key),
  },
  carts: {
    ways: [
      aged('30 days after a browser’s last addition', month, (db, name, at) =>
        putCart(db, `visitor:${name}`, at),
      ),
    ],
    names: async (db) =>
      (await namesIn(carts, carts.owner)(db)).map((owner) => owner.replace('visitor:', '')),
  },
  cartItems: {
    ways: [
      aged('with its bag', month, async (db, skuId, at) => {
        const [cart] = await putCart(db, `visitor:bag of ${skuId}`, at)
        await db.insert(cartItems).values({ cartId: cart?.id ?? 0, skuId, quantity: 1, addedAt: at })
      }),
    ],
    names: namesIn(cartItems, cartItems.skuId),
  },
  guestCodes: {
    ways: [
      aged('after 48 hours', 2 * dayMs, (db, contactHash, requestedAt) =>
        db.insert(guestCodes).values({ id: randomUUID(), contactHash, requestedAt, expiresAt: requestedAt }),
      ),
    ],
    names: namesIn(guestCodes, guestCodes.contactHash),
  },
  idempotencyKeys: {
    ways: [
      aged('after 48 hours', 2 * dayMs, (db, key, createdAt) =>
        db
          .insert(idempotencyKeys)
          .values({ owner: 'o', key, call: 'cancelOrder', requestHash: 'h', status: 202, createdAt }),
      ),
    ],
    names: namesIn(idempotencyKeys, idempotencyKeys.key),
  },
  notificationPhoneCodes: {
    ways: [
      aged('48 hours after a code was asked for that confirmed nothing', 2 * dayMs, async (db, name, at) => {
        const phone = `3161${String(phones.size).padStart(7, '0')}`
        phones.set(phone, name)
        await db.insert(notificationPhoneCodes).values({
          id: randomUUID(),
          orderNumber: await addOrder(db),
          phone,
          requestedAt: at,
          expiresAt: at,
        })
      }),
    ],
    names: async (db) =>
      (await namesIn(notificationPhoneCodes, notificationPhoneCodes.phone)(db)).map(
        (phone) => phones.get(phone) ?? '',
      ),
  },
  oidcPayloads: {
    ways: [
      aged('at its end', 0, (db, id, expiresAt) =>
        db.insert(oidcPayloads).values({ model: 'Session', id, payload: {}, expiresAt }),
      ),
    ],
    names: namesIn(oidcPayloads, oidcPayloads.id),
  },
  signInStates: {
    ways: [
      aged('an hour after it was begun', 0, (db, stateHash, expiresAt) =>
        db.insert(signInStates).values({ stateHash, sealed: 's', expiresAt }),
      ),
    ],
    names: namesIn(signInStates, signInStates.stateHash),
  },
  telemetryErrors: {
    ways: reportWays((db, { id, name, receivedAt }) =>
      db
        .insert(telemetryErrors)
        .overridingSystemValue()
        .values({ id, code: name, devMessage: 'm', pageName: 'p', occurredAt: receivedAt, receivedAt }),
    ),
    names: namesIn(telemetryErrors, telemetryErrors.code),
  },
  telemetryEvents: {
    ways: reportWays((db, { id, name, receivedAt }) =>
      db
        .insert(telemetryEvents)
        .overridingSystemValue()
        .values({ id, name, pageName: 'p', occurredAt: receivedAt, receivedAt }),
    ),
    names: namesIn(telemetryEvents, telemetryEvents.name),
  },
  webSessions: {
    ways: [
      aged('14 days after it was begun', 0, (db, name, expiresAt) =>
        putSession(db, name, { expiresAt, lastSeenAt: new Date() }),
      ),
      aged('a week after it was last used', 7 * dayMs, (db, name, lastSeenAt) =>
        putSession(db, name, { expiresAt: new Date(Date.now() + dayMs), lastSeenAt }),
      ),
    ],
    names: namesIn(webSessions, webSessions.idHash),
  },
} satisfies Partial<Record<TableName, Kept>>
