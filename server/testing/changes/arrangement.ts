import { and, eq, inArray, lt } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Order } from '../../../contract/orders/order.ts'
import { getOrder } from '../../../contract/orders/order-calls.ts'
import { createSampleMember, createSampleOrder } from '../../../contract/sandbox/sandbox.ts'
import type { Call, CallerKind } from '../../../contract/wire/call.ts'
import { type Identity, nobody } from '../../../services/http/http.ts'
import type { Database } from '../../db/schema.ts'
import { idempotencyKeys } from '../../db/tables/idempotency-keys.ts'
import { sendOk, type Target } from '../host/api-client.ts'
import { tokenOf } from '../host/test-tokens.ts'
import type { Tab } from './browser.ts'
import type { Line } from './line.ts'

/** A host with the sandbox on, to make things on that are changed afterwards. */
export type ChangesHost = {
  readonly target: Target
  /** Where it answers; its paths have no `/api` before them. */
  readonly origin: string
  /** Epoch milliseconds of its clock. */
  readonly now: () => number
}

/** What a shopper does in a tab, and what they see there. */
export type Flow = {
  /** Name of the view, as the selectors of the flow's chart give it. */
  readonly view: () => string
  readonly press: () => void
}

/** One thing that one caller changes once, by the product's own chart. */
export type Arranged = {
  readonly identity: Identity
  /** Opens the page in a tab; what a reload has interrupted is taken up by itself. */
  readonly open: (tab: Tab) => Flow
  /** View in which the press is offered; left out where the page begins by itself. */
  readonly ready?: string
  /** View of a change that was made. */
  readonly done: string
  /** The flow goes on without it after ten seconds, so that it may be left out (RS-05), but never made twice. */
  readonly isGivenUp?: boolean
  /** However many keys ask, it is made once: the others are refused, or told of the one. */
  readonly isOnceForAll?: boolean
  /** How often the host has made the change. */
  readonly effects: (db: Database, line: Line) => Promise<number>
}

/**
 * How a test makes one changing call. Each call has a file of its own, named by the id of its row:
 * `server/testing/changes/arrangements/ID.change.ts` exports it as `arrange`.
 */
export type Arrange = (host: ChangesHost, caller: CallerKind) => Promise<Arranged>

/** Somebody of the test's own, as the kind of caller says it. */
export type Person = {
  readonly identity: Identity
  /** E-mail of the sample member; `null` for guests and link holders. */
  readonly member: string | null
  readonly upmId: string | null
}

const sandbox = <A extends v.GenericSchema>(
  { target }: ChangesHost,
  call: Call<v.GenericSchema, v.GenericSchema, v.GenericSchema, A>,
  body: object,
): Promise<v.InferOutput<A>> => sendOk(target, call, { body })

type Wish = Readonly<Record<string, unknown>> & { readonly from: string; readonly country?: string }

/** An order of a sandbox scenario, of a member of its own or of a guest, and whoever may change it. */
export const newOrder = async (host: ChangesHost, caller: CallerKind, wish: Wish) => {
  const account = caller === 'member' ? await sandbox(host, createSampleMember, {}) : null
  const made = await sandbox(host, createSampleOrder, {
    country: 'us',
    ...wish,
    member: account?.member ?? null,
  })
  const { orderNumber = '', email, url } = made
  const person: Person = {
    member: account?.member ?? null,
    upmId: account?.upmId ?? null,
    identity: account
      ? { ...nobody, token: () => tokenOf(account.upmId), isMember: () => true }
      : { ...nobody, guestFilter: () => (caller === 'guest' ? `email(${email})` : null) },
  }
  return { ...person, orderNumber, url: new URL(url, 'http://host'), made }
}

/** Somebody without an order. */
export const newPerson = async (host: ChangesHost, caller: CallerKind): Promise<Person> => {
  if (caller !== 'member') return { identity: nobody, member: null, upmId: null }
  const { member, upmId } = await sandbox(host, createSampleMember, {})
  return { identity: { ...nobody, token: () => tokenOf(upmId), isMember: () => true }, member, upmId }
}

/** An order as whoever may change it sees it. */
export const readOrder = async (
  { target }: ChangesHost,
  { identity, upmId }: Person,
  orderNumber: string,
): Promise<Order> => {
  const filter = identity.guestFilter()
  const { order } = await sendOk(target, getOrder, {
    params: { orderNumber },
    query: { country: 'US', language: 'en', locale: 'en_US' },
    ...(upmId === null ? {} : { as: upmId }),
    ...(filter === null ? {} : { filter }),
  })
  return order
}

/** How often the host has worked the requests that this browser has sent of a call, by their keys. */
export const workedTimes = async (db: Database, line: Line, call: Pick<Call, 'id'>): Promise<number> => {
  const rows = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.call, call.id),
        inArray(idempotencyKeys.key, [...line.keys()]),
        lt(idempotencyKeys.status, 300),
      ),
    )
  return rows.length
}
