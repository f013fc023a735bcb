import { inArray, like, sql } from 'drizzle-orm'
import { partnerOrdersPurpose } from '../../contract/orders/consent.ts'
import type { Database } from '../db/schema.ts'
import { carts } from '../db/tables/carts.ts'
import { dropOffPoints } from '../db/tables/drop-off-points.ts'
import { stockItems } from '../db/tables/exchanges.ts'
import { flagOverrides } from '../db/tables/flag-overrides.ts'
import { idempotencyKeys } from '../db/tables/idempotency-keys.ts'
import { orderGroups } from '../db/tables/order-lines.ts'
import { orders } from '../db/tables/orders.ts'
import { giftCards } from '../db/tables/payments/gift-cards.ts'
import { attempts } from '../db/tables/people/identity.ts'
import { memberAddresses } from '../db/tables/people/member-addresses.ts'
import { consents, members } from '../db/tables/people/members.ts'
import { stores } from '../db/tables/stores.ts'
import { telemetryErrors, telemetryEvents } from '../db/tables/telemetry.ts'
import { hashPassword } from '../identity/passwords.ts'
import { insertSampleBooks } from './addresses/sample-books.ts'
import { addSampleStock } from './catalogue/sample-stock.ts'
import { sampleDropOffPoints } from './drop-off-points/sample-drop-off-points.ts'
import { giftCardRows } from './gift-cards/sample-gift-cards.ts'
import { insertOrders } from './insert-orders.ts'
import { marketOf } from './markets/markets.ts'
import { sampleMembers, samplePassword } from './members.ts'
import { sampleIdPrefix } from './orders/build-order.ts'
import { memberHistory } from './orders/history.ts'
import type { SampleOrder } from './orders/order-spec.types.ts'
import { partnerHistory } from './orders/partner-history.ts'
import { deleteSampleAccounts, insertSampleAccounts } from './sample-accounts.ts'
import type { LoadDeps, SandboxDeps } from './sandbox-deps.ts'
import { buildScenarioOrder, buyerOfEntry, countryOf } from './scenarios/build-scenario-order.ts'
import { partnerMembers, scenarioOrders } from './scenarios/scenario-list.ts'
import { scenarioNumber } from './scenarios/scenario-number.ts'
import { sampleStores } from './stores/sample-stores.ts'
import { sandboxFaults, sandboxPushBrowsers } from './tables.ts'

/** Hosts that start together on an empty database load it once. */
const loadLock = 7_302_217

/** Every sample order, placed in relation to `now`. */
export const sampleOrders = (now: Date): SampleOrder[] => [
  ...sampleMembers.flatMap((member) => [...memberHistory(member, now), ...partnerHistory(member, now)]),
  ...scenarioOrders.flatMap((entry) =>
    buildScenarioOrder({
      kind: entry.kind,
      country: countryOf(entry),
      buyer: buyerOfEntry(entry),
      orderNumber: scenarioNumber(entry),
      now,
    }),
  ),
]

const insertMembers = async (db: Database): Promise<void> => {
  const passwordHash = await hashPassword(samplePassword)
  const rows = sampleMembers.map(
    ({ upmId, givenName, familyName, email, phone, accountType, country, language, note }) => ({
      upmId,
      givenName,
      familyName,
      email,
      phone: marketOf(country).phoneCode + phone,
      accountType,
      country,
      language,
      note,
      passwordHash,
    }),
  )
  await insertSampleAccounts(db, rows)
  await db
    .insert(consents)
    .values(partnerMembers.map(({ upmId }) => ({ upmId, id: partnerOrdersPurpose, granted: true })))
}

/** How much was loaded. */
export type Loaded = { readonly members: number; readonly orders: number }

const load = async (db: Database, now: Date, secret: string): Promise<Loaded> => {
  const samples = sampleOrders(now)
  await insertMembers(db)
  await insertOrders(db, samples)
  await insertSampleBooks(db, sampleMembers, now)
  await db.insert(giftCards).values(giftCardRows(secret))
  await db.insert(stores).values(sampleStores(now))
  await db.insert(dropOffPoints).values(sampleDropOffPoints())
  await addSampleStock(db)
  return { members: sampleMembers.length, orders: samples.length }
}

/** Samples that an earlier version loaded had no points yet, and no stock. */
const addDropOffPoints = async (db: Database): Promise<void> => {
  await db.insert(dropOffPoints).values(sampleDropOffPoints()).onConflictDoNothing()
}

/** Loads the samples into a database without members and orders. `null`: it left things alone. */
export const loadSandboxIfEmpty = ({ db, clock, settings }: LoadDeps): Promise<Loaded | null> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${loadLock})`)
    const [member] = await tx.select({ id: members.upmId }).from(members).limit(1)
    const [order] = await tx.select({ id: orders.orderNumber }).from(orders).limit(1)
    if (!member && !order) return load(tx, clock.now(), settings.secret)
    await addDropOffPoints(tx)
    await addSampleStock(tx)
    return null
  })

/** Puts everything back to how it was loaded: clock, faults, flags, records of what happened, members and orders. */
export const resetSandbox = async ({
  db,
  clock,
  settings,
}: Pick<SandboxDeps, 'db' | 'clock' | 'settings'>): Promise<Loaded> => {
  await clock.reset()
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${loadLock})`)
    const isSample = like(orders.orderId, `${sampleIdPrefix}%`)
    // Groups name the order of their return, and would go by cascade only after that order was looked for.
    const samples = tx.select({ orderNumber: orders.orderNumber }).from(orders).where(isSample)
    await tx.delete(orderGroups).where(inArray(orderGroups.orderNumber, samples))
    await tx.delete(orders).where(isSample)
    await deleteSampleAccounts(tx)
    for (const table of [
      carts,
      consents,
      memberAddresses,
      idempotencyKeys,
      attempts,
      sandboxFaults,
      sandboxPushBrowsers,
      flagOverrides,
      telemetryErrors,
      telemetryEvents,
      stores,
      dropOffPoints,
      giftCards,
      stockItems,
    ]) {
      await tx.delete(table)
    }
    return load(tx, clock.now(), settings.secret)
  })
}
