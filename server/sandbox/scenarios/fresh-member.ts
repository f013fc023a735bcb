import { randomUUID } from 'node:crypto'
import { msg } from '#texts'
import { partnerOrdersPurpose } from '../../../contract/orders/consent.ts'
import type { Database } from '../../db/schema.ts'
import { consents } from '../../db/tables/people/members.ts'
import { costOfPublicPassword, hashPassword } from '../../identity/passwords.ts'
import { insertBook, sampleBook } from '../addresses/sample-books.ts'
import { insertOrders } from '../insert-orders.ts'
import { type SampleMember, samplePassword } from '../members.ts'
import { memberHistory } from '../orders/history.ts'
import { partnerHistory } from '../orders/partner-history.ts'
import { insertSampleAccounts } from '../sample-accounts.ts'
import { sample } from '../sample-text.ts'

export type FreshMemberRequest = Pick<
  SampleMember,
  'country' | 'language' | 'accountType' | 'orders' | 'partnerOrders'
> & {
  /** Agreed to show orders with partner stores. */
  readonly consent: boolean
  /** Addresses in the book, as far as the country has made-up ones. */
  readonly addresses: number
}

let sampleHash: Promise<string> | null = null

/** One hash for all, and a cheap one: the password is no secret, and hundreds of tests sign in with it. */
const hashOfSample = (): Promise<string> => {
  sampleHash ??= hashPassword(samplePassword, costOfPublicPassword)
  return sampleHash
}

/** An account nobody else has, with a made-up history of its own. */
export const freshMember = async (
  db: Database,
  now: Date,
  { consent, addresses, ...request }: FreshMemberRequest,
) => {
  const upmId = randomUUID()
  const short = upmId.slice(0, 8)
  const person: SampleMember = {
    ...request,
    upmId,
    givenName: 'Robin',
    familyName: short,
    email: `robin.${short}@example.com`,
    phone: '5550100',
    recipient: { firstName: 'Robin', lastName: 'Sample' },
    note: sample(msg`Made for a test`),
  }
  const { givenName, familyName, email, country, language, accountType, note } = person
  const passwordHash = await hashOfSample()
  await insertSampleAccounts(db, [
    { upmId, givenName, familyName, email, country, language, accountType, note, passwordHash },
  ])
  if (consent) await db.insert(consents).values({ upmId, id: partnerOrdersPurpose, granted: true })
  await insertBook(db, sampleBook(person, now, addresses))
  await insertOrders(db, [...memberHistory(person, now), ...partnerHistory(person, now)])
  return { member: email, upmId, password: samplePassword }
}
