import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Scenario } from '../../../contract/sandbox/sandbox.ts'
import { problem } from '../../common/problems.ts'
import type { Database } from '../../db/schema.ts'
import { type MemberRow, members } from '../../db/tables/people/members.ts'
import { insertOrders } from '../insert-orders.ts'
import { marketOf } from '../markets/markets.ts'
import { memberByEmail } from '../members.ts'
import { buyerOf, guests } from '../orders/buyers.ts'
import type { Buyer } from '../orders/order-spec.types.ts'
import { orderNumber, seededRandom } from '../orders/random.ts'
import { guestScenario, memberScenario, withGiftCode } from '../scenario-wire.ts'
import type { SandboxRule } from '../tables.ts'
import { buildScenarioOrder, countryOf } from './build-scenario-order.ts'
import { type ScenarioOrderEntry, scenarioOrders, tagsOf } from './scenario-list.ts'

export type FreshOrderRequest = {
  readonly from: string
  /** E-mail; `null` for a guest, `undefined` for whoever the scenario has. */
  readonly member?: string | null | undefined
  /** Of a guest; left out for one that nobody else has. */
  readonly email?: string | undefined
  readonly country?: string | undefined
  readonly rule?: SandboxRule | undefined
  readonly ageMinutes?: number | undefined
}

const refuse = (pointer: string, code: string, detail: string) =>
  problem('validation', { errors: [{ pointer, code, detail }] })

const entryFor = ({ from, country, member }: FreshOrderRequest): ScenarioOrderEntry => {
  const fits = scenarioOrders.filter((entry) => entry.id === from || tagsOf(entry).includes(from))
  const wanted = fits.filter(
    (entry) =>
      (country === undefined || countryOf(entry) === country) && (member !== null || 'guestOf' in entry.who),
  )
  const [entry] = [...wanted, ...fits]
  if (!entry) throw refuse('/from', 'unknown_scenario', 'There is no scenario with this id or tag.')
  return entry
}

const accountOf = async (db: Database, email: string): Promise<MemberRow> => {
  const [row] = await db.select().from(members).where(sql`lower(${members.email}) = ${email.toLowerCase()}`)
  if (!row) throw refuse('/member', 'unknown_member', 'There is no member with this e-mail address.')
  return row
}

const buyerOfAccount = (account: MemberRow): Buyer => {
  const sample = memberByEmail(account.email)
  if (sample) return buyerOf(sample)
  const { upmId, email, givenName: firstName, familyName: lastName } = account
  return { upmId, email, phone: '5550100', recipient: { firstName, lastName } }
}

/** A guest nobody else is, unless an e-mail address is given: one of their own. */
const guestOf = (country: string, email = `guest.${randomUUID().slice(0, 8)}@example.com`): Buyer => {
  const known = guests.get(country) ?? guests.get('us')
  const recipient = known?.recipient ?? { firstName: 'Riley', lastName: 'Shaw' }
  return {
    upmId: null,
    email,
    phone: known?.phone ?? '5550100',
    recipient,
  }
}

/** Places an order like the scenario's, with a number of its own. */
export const freshOrder = async (
  db: Database,
  secret: string,
  now: Date,
  request: FreshOrderRequest,
): Promise<Scenario> => {
  const entry = entryFor(request)
  const sampleEmail = 'member' in entry.who ? entry.who.member.email : null
  const email = request.member === undefined ? sampleEmail : request.member
  const account = email === null ? null : await accountOf(db, email)
  const country = request.country ?? account?.country ?? countryOf(entry)
  const buyer = account ? buyerOfAccount(account) : guestOf(country, request.email)
  const number = orderNumber(seededRandom(randomUUID()), entry.kind.startsWith('partner') ? 'PP' : 'PF')
  const samples = buildScenarioOrder({
    kind: entry.kind,
    country: marketOf(country).country,
    buyer,
    orderNumber: number,
    now,
    ...(request.ageMinutes === undefined ? {} : { ageMinutes: request.ageMinutes }),
  })
  const ruled = samples.map((sample) => (request.rule ? { ...sample, rule: request.rule } : sample))
  await insertOrders(db, ruled)
  const input = { id: `fresh-${number}`, kind: entry.kind, orderNumber: number }
  const scenario = account
    ? memberScenario(input, { ...account, country })
    : guestScenario(input, country, buyer)
  return withGiftCode(scenario, secret)
}
